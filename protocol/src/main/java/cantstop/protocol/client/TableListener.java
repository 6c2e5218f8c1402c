package cantstop.protocol.client;

import cantstop.engine.LogEntry;
import cantstop.engine.TableId;
import cantstop.engine.TableState;
import java.util.List;

/// What is heard of the attended table, see the methods of the same names in [ClientListener].
interface TableListener {
    void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched);

    void happened(LogEntry entry, TableState after);
}
