package cantstop.protocol;

import cantstop.engine.TableId;

/// What whoever organises a big party asks of the host, rather than of a table.
public sealed interface OrganiserCommand {
    /// Shows the code that makes this guest the organiser; all else is for the organiser alone.
    record ShowCode(OrganiserCode code) implements OrganiserCommand {}

    /// Ends a table at this host. Its log stays where it is kept.
    record CloseTable(TableId table) implements OrganiserCommand {}

    /// Tells everybody at this host something.
    record Announce(ChatText text) implements OrganiserCommand {}

    /// Opens tables for those who wait for a seat, and seats them by lot: three or four at each, two where nobody
    /// else is there.
    record Shuffle() implements OrganiserCommand {}
}
