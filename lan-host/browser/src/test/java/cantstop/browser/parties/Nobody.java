package cantstop.browser.parties;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import java.util.List;

/// Hears a core, and shows nothing.
final class Nobody implements ClientListener {
    @Override
    public void connectionChanged(Connection connection) {}

    @Override
    public void tablesListed(List<TableSummary> tables) {}

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {}

    @Override
    public void happened(LogEntry entry, TableState after) {}

    @Override
    public void answered(RequestId request, Answer answer) {}

    @Override
    public void noticed(HostMessage.Notice notice) {}
}
