package cantstop.host.session;

import cantstop.engine.identity.TableId;

/// What a connection can attend: a table, or a pending takeover of one. Confined to the host's thread.
public interface Attended {
    /// The identity of the table.
    TableId id();

    /// The connection attends another table now, or none.
    ///
    /// @param onPurpose whether the guest went, rather than lost the connection
    void leave(Session session, boolean onPurpose);
}
