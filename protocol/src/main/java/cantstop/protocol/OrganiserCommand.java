package cantstop.protocol;

import cantstop.engine.identity.TableId;

/// A command of a big party's organiser to the host.
public sealed interface OrganiserCommand {
    /// Shows the code that makes this guest the organiser; all else is for the organiser alone.
    record ShowCode(OrganiserCode code) implements OrganiserCommand {}

    /// Ends a table at this host. Its log stays where it is kept.
    record CloseTable(TableId table) implements OrganiserCommand {}

    /// Shows a text to all guests of this host.
    record Announce(ChatText text) implements OrganiserCommand {}

    /// Opens tables for those who wait for a seat, and seats them by lot: three or four at each, or two if there
    /// are only two.
    record Shuffle() implements OrganiserCommand {}
}
