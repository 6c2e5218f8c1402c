package cantstop.host.table;

import cantstop.host.session.Session;

/// One thing that a table does by itself. A duty sees the table through a [TableView] and is called in the order of
/// [TableWiring#duties]. A fault in any call stops the table and ends no connection.
public interface Duty {
    /// Looks at the table after something changed there. Called only while this host leads the table, unless the duty
    /// [#outlastsTheLead].
    default void look() {}

    /// A guest did something, so a person is there: it came to the table, or sent more than a sign of life.
    default void touched(Session guest) {}

    /// Tells a guest who attends from now on what the others know already.
    default void tell(Session newcomer) {}

    /// A guest's connection left the table.
    ///
    /// @param onPurpose whether the guest went, rather than lost the connection
    default void departed(Session guest, boolean onPurpose) {}

    /// Stops all timers: nothing happens by itself any more.
    default void cancel() {}

    /// Whether the duty also looks at a table that another host leads.
    default boolean outlastsTheLead() {
        return false;
    }

    /// Whether the table must stay in memory for this duty although it has no attendees.
    default boolean isBusy() {
        return false;
    }
}
