package cantstop.protocol.client.net;

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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/// Hears on the guest's thread what a test reads on its own.
class QueuedEar implements ClientListener {
    private final BlockingQueue<Connection> connections = new LinkedBlockingQueue<>();
    private final BlockingQueue<Object> others = new LinkedBlockingQueue<>();

    /// A table's start.
    record Start(TableId table, int entries, TableState state) {}

    /// An answer.
    record Answered(RequestId request, Answer answer) {}

    Connection connection() throws InterruptedException {
        return Patience.next(connections);
    }

    /// What the attempts that are under way come to, however many it takes.
    Connection outcome() throws InterruptedException {
        Connection next = connection();
        while (next instanceof Connection.Connecting) {
            next = connection();
        }
        return next;
    }

    Object other() throws InterruptedException {
        return Patience.next(others);
    }

    @Override
    public void connectionChanged(Connection connection) {
        connections.add(connection);
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        others.add(tables);
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        others.add(new Start(table, entries.size(), state));
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        others.add(entry);
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        others.add(new Answered(request, answer));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        others.add(notice);
    }
}
