package cantstop.host.session;

import cantstop.engine.identity.TableId;

/// What a connection can attend: a table, or one that waits for its people. Confined to the host's thread.
public interface Attended {
    /// The identity of the table.
    TableId id();

    /// The connection attends something else now, or nothing any more.
    ///
    /// @param onPurpose whether the guest went, rather than lost the connection
    void leave(Session session, boolean onPurpose);
}
