package cantstop.host;

/// What a connection can attend: a table, or one that waits for its people. Confined to the host's thread.
sealed interface Attended permits Table, Gathering {
    /// The identity of the table.
    String id();

    /// The connection attends something else now, or nothing any more.
    void leave(Session session);
}
