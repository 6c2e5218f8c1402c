package cantstop.host.table;

import cantstop.host.session.Session;

/// One task that a table carries out by itself. A duty sees the table through a [TableView] and is called in the order
/// of [TableWiring#duties]. A fault in any call stops the table and ends no connection.
public interface Duty {
    /// The table has changed. Called only while this host leads the table, unless the duty [#outlastsTheLead].
    default void tableChanged() {}

    /// A guest came to the table, or sent more than a heartbeat: so a person is present.
    default void touched(Session guest) {}

    /// Sends a guest who attends from now on what the others know already.
    default void tellNewcomer(Session newcomer) {}

    /// A guest's connection left the table.
    ///
    /// @param onPurpose whether the guest went, rather than lost the connection
    default void departed(Session guest, boolean onPurpose) {}

    /// Stops all timers.
    default void cancel() {}

    /// Whether the duty is also told of changes while another host leads the table.
    default boolean outlastsTheLead() {
        return false;
    }

    /// Whether the table must stay in memory for this duty although it has no attendees.
    default boolean isBusy() {
        return false;
    }
}
