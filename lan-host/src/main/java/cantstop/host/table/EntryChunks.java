package cantstop.host.table;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import java.util.ArrayList;
import java.util.List;

/// Cuts a stretch of a log into messages of bounded size.
final class EntryChunks {
    private EntryChunks() {}

    /// The messages that carry these entries, in order; one without entries where there are none, since it tells
    /// the guest that it has everything.
    ///
    /// @param state what the whole log folds to
    static List<HostMessage.Entries> of(TableState state, List<LogEntry> entries) {
        List<HostMessage.Entries> chunks = new ArrayList<>();
        List<HostMessage.Entry> chunk = new ArrayList<>();
        int bytes = 0;
        for (LogEntry entry : entries) {
            int size = entry.bytes().length;
            boolean full = chunk.size() == Limits.ENTRIES_PER_CHUNK || bytes + size > HostLimits.BYTES_PER_CHUNK;
            if (full && !chunk.isEmpty()) {
                chunks.add(message(state, chunk));
                chunk.clear();
                bytes = 0;
            }
            chunk.add(HostMessage.Entry.of(entry));
            bytes += size;
        }
        if (!chunk.isEmpty() || chunks.isEmpty()) {
            chunks.add(message(state, chunk));
        }
        return chunks;
    }

    private static HostMessage.Entries message(TableState state, List<HostMessage.Entry> chunk) {
        return new HostMessage.Entries(state.id(), state.epoch(), state.sequence(), chunk);
    }
}
