package cantstop.protocol.client;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Passes on what happens to a listener whose exceptions must not end the guest's own work half-way. They are logged.
///
/// @param listener may throw
public record SafeListener(ClientListener listener) implements ClientListener {
    private static final Logger LOG = LoggerFactory.getLogger(SafeListener.class);

    @Override
    public void connectionChanged(Connection connection) {
        safely(() -> listener.connectionChanged(connection));
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        safely(() -> listener.tablesListed(tables));
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        safely(() -> listener.attending(table, entries, state, branched));
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        safely(() -> listener.happened(entry, after));
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        safely(() -> listener.answered(request, answer));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        safely(() -> listener.noticed(notice));
    }

    @Override
    public void alarmed(DiceAlarm alarm) {
        safely(() -> listener.alarmed(alarm));
    }

    @Override
    public void vacant(Optional<Takeover> vacancy) {
        safely(() -> listener.vacant(vacancy));
    }

    @Override
    public void rollbackAsked(Optional<Rollback> asked) {
        safely(() -> listener.rollbackAsked(asked));
    }

    private static void safely(Runnable told) {
        try {
            told.run();
        } catch (RuntimeException e) {
            LOG.error("A listener of the guest failed; the next event is passed on", e);
        }
    }
}
