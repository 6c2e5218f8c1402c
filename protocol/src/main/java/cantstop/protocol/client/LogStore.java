package cantstop.protocol.client;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;

/// Where the client half keeps its copies of the tables it saw.
public interface LogStore {
    /// The copy of a table's log, or an empty log.
    Log load(TableId table);

    /// Keeps one more entry of a table.
    void append(TableId table, LogEntry entry);

    /// The copy turned out to be another branch than the host's: it is set aside, and the copy begins anew.
    void branch(TableId table);
}
