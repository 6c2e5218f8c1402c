package cantstop.protocol;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import java.util.List;

/// The versions of what a log can say. A log has the lowest that can say all of it, so that older programs read what
/// they can. It stands in the journal's row, in the list of tables and in the first line of a file.
public final class LogVersion {
    /// The newest that is read and written.
    public static final int NEWEST = 2;

    /// The one that knows no hands.
    public static final int FIRST = 1;

    private LogVersion() {}

    /// The lowest version that can say that this happened.
    public static int of(Event event) {
        return event instanceof Event.HandOpened || event instanceof Event.HostResumed ? NEWEST : FIRST;
    }

    /// The lowest version that can say all of it.
    public static int of(List<LogEntry> entries) {
        int version = FIRST;
        for (LogEntry entry : entries) {
            version = Math.max(version, of(entry.event()));
        }
        return version;
    }
}
