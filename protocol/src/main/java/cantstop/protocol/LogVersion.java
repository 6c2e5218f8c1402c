package cantstop.protocol;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import java.util.List;

/// The versions of the log format. A log has the lowest version that can represent all of its events, so that older
/// programs read it if they can. The version stands in the journal's row, in the list of tables and in the first line
/// of a file.
public final class LogVersion {
    /// The newest that is read and written.
    public static final int NEWEST = 2;

    /// The version without hands.
    public static final int FIRST = 1;

    private LogVersion() {}

    /// The lowest version that can represent this event.
    public static int of(Event event) {
        return event instanceof Event.HandOpened || event instanceof Event.HostResumed ? NEWEST : FIRST;
    }

    /// The lowest version that can represent all of these. A host asks for it at each event of a table, so it stops at
    /// the first one that needs the newest.
    public static int of(List<LogEntry> entries) {
        return entries.stream().anyMatch(entry -> of(entry.event()) == NEWEST) ? NEWEST : FIRST;
    }
}
