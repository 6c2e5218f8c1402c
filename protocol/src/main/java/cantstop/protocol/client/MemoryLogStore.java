package cantstop.protocol.client;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Keeps copies of logs in memory: for bots, tests, and guests without a data folder. Confined to the guest's
/// thread.
public final class MemoryLogStore implements LogStore {
    private final Map<TableId, List<LogEntry>> copies = new HashMap<>();
    private final Map<TableId, List<List<LogEntry>>> branches = new HashMap<>();

    @Override
    public Log load(TableId table) {
        Log log = new Log();
        for (LogEntry entry : copies.getOrDefault(table, List.of())) {
            log.append(entry.event(), entry.bytes());
        }
        return log;
    }

    @Override
    public void append(TableId table, LogEntry entry) {
        copies.computeIfAbsent(table, _ -> new ArrayList<>()).add(entry);
    }

    @Override
    public void branch(TableId table) {
        List<LogEntry> copy = copies.remove(table);
        if (copy != null) {
            branches.computeIfAbsent(table, _ -> new ArrayList<>()).add(List.copyOf(copy));
        }
    }

    /// The copies of a table that were set aside, the oldest first.
    public List<List<LogEntry>> branches(TableId table) {
        return List.copyOf(branches.getOrDefault(table, List.of()));
    }
}
