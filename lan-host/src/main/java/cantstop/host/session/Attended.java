package cantstop.host.session;

/// What a connection can attend: a table, or one that waits for its people. Confined to the host's thread.
public interface Attended {
    /// The identity of the table.
    String id();

    /// The connection attends something else now, or nothing any more.
    ///
    /// @param onPurpose whether they went, rather than were lost
    void leave(Session session, boolean onPurpose);
}
