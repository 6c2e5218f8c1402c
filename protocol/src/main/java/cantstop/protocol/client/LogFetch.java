package cantstop.protocol.client;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableId;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Hears a guest that goes to a host for one table's whole log, and for nothing else: the log as that host leads it,
/// or nothing where it can't be had. Every digest has been checked on its way in; what the log proves is for others
/// to judge. The guest should have been given no copy to go on from. Safe for any thread.
public final class LogFetch implements ClientListener {
    private final Consumer<Optional<Log>> back;
    private boolean over;

    /// A fetch that has brought nothing yet.
    ///
    /// @param back hears once; should let the guest go
    public LogFetch(Consumer<Optional<Log>> back) {
        this.back = back;
    }

    /// Comes back with nothing, where it is still out.
    public void giveUp() {
        end(Optional.empty());
    }

    private synchronized void end(Optional<Log> log) {
        if (!over) {
            over = true;
            back.accept(log);
        }
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        Log log = new Log();
        entries.forEach(entry -> log.append(entry.event(), entry.bytes()));
        end(Optional.of(log));
    }

    /// There is no second attempt: whoever wants the log knows when to try again.
    @Override
    public void connectionChanged(Connection connection) {
        switch (connection) {
            case Connection.Waiting _, Connection.Failed _, Connection.Ended _ -> giveUp();
            case Connection.Idle _, Connection.Connecting _, Connection.Connected _ -> {}
        }
    }

    @Override
    public void answered(long request, Answer answer) {
        giveUp();
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {}

    @Override
    public void happened(LogEntry entry, TableState after) {}

    @Override
    public void noticed(HostMessage.Notice notice) {}
}
