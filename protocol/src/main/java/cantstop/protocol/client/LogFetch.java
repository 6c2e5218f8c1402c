package cantstop.protocol.client;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The listener of a guest that fetches one table's whole log from a host. There is no second attempt. Confined to the
/// guest's thread.
final class LogFetch implements ClientListener {
    private @Nullable Consumer<Optional<Log>> back;

    /// @param hearer gets the log once; empty where it can't be had
    void then(Consumer<Optional<Log>> hearer) {
        back = hearer;
    }

    /// Ends without a log, unless it has ended already.
    void giveUp() {
        end(Optional.empty());
    }

    private void end(Optional<Log> log) {
        Consumer<Optional<Log>> hearer = back;
        back = null;
        if (hearer != null) {
            hearer.accept(log);
        }
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        Log log = new Log();
        entries.forEach(entry -> log.append(entry.event(), entry.bytes()));
        end(Optional.of(log));
    }

    @Override
    public void connectionChanged(Connection connection) {
        switch (connection) {
            case Connection.Waiting _, Connection.Failed _, Connection.Ended _ -> giveUp();
            case Connection.Idle _, Connection.Connecting _, Connection.Connected _ -> {}
        }
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        giveUp();
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {}

    @Override
    public void happened(LogEntry entry, TableState after) {}

    @Override
    public void noticed(HostMessage.Notice notice) {}
}
