package cantstop.protocol.client;

import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import java.util.ArrayList;
import java.util.List;

/// Cuts a copy of a log into messages that a host takes. One is sent at a time: the host asks for the next.
final class LogParts {
    /// The bytes of an entry beside its event: a digest, a sequence, and their tags and lengths.
    private static final int BESIDE_EVENT = 56;

    private LogParts() {}

    /// As much of these entries as one message holds.
    ///
    /// @param after the sequence before the first of them
    static ClientMessage.LogPart first(TableId table, long after, List<LogEntry> entries) {
        List<HostMessage.Entry> part = new ArrayList<>();
        int bytes = 0;
        for (LogEntry entry : entries) {
            bytes += entry.bytes().length + BESIDE_EVENT;
            if (bytes > Limits.LOG_PART || part.size() == Limits.ENTRIES_PER_CHUNK) {
                break;
            }
            part.add(HostMessage.Entry.of(entry));
        }
        return new ClientMessage.LogPart(table, after, part);
    }
}
