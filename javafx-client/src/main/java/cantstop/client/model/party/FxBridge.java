package cantstop.client.model.party;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Vacancy;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;

/// The one crossing from other threads to the FX thread. What comes while a crossing is under way goes with it, so
/// that a burst costs one pulse; the order is kept, always, which is why nothing ever runs "now, since we are there
/// already". May be called from any thread.
public final class FxBridge implements Executor {
    private final Executor later;
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    /// A bridge.
    ///
    /// @param later runs a task on the FX thread some time after this call: `Platform::runLater`
    public FxBridge(Executor later) {
        this.later = later;
    }

    /// Runs a task on the FX thread, after everything that was handed over before it.
    @Override
    public void execute(Runnable task) {
        boolean first;
        synchronized (this) {
            first = waiting.isEmpty();
            waiting.add(task);
        }
        if (first) {
            later.execute(this::cross);
        }
    }

    /// A client half's listener whose calls arrive at `target` on the FX thread.
    public ClientListener to(ClientListener target) {
        return new Crossing(target);
    }

    private void cross() {
        List<Runnable> tasks;
        synchronized (this) {
            tasks = List.copyOf(waiting);
            waiting.clear();
        }
        tasks.forEach(Runnable::run);
    }

    private final class Crossing implements ClientListener {
        private final ClientListener target;

        Crossing(ClientListener target) {
            this.target = target;
        }

        @Override
        public void connectionChanged(Connection connection) {
            execute(() -> target.connectionChanged(connection));
        }

        @Override
        public void tablesListed(List<TableSummary> tables) {
            execute(() -> target.tablesListed(tables));
        }

        @Override
        public void attending(String table, List<LogEntry> entries, TableState state, boolean branched) {
            List<LogEntry> copy = List.copyOf(entries);
            execute(() -> target.attending(table, copy, state, branched));
        }

        @Override
        public void happened(LogEntry entry, TableState after) {
            execute(() -> target.happened(entry, after));
        }

        @Override
        public void answered(long request, Answer answer) {
            execute(() -> target.answered(request, answer));
        }

        @Override
        public void vacant(Optional<Vacancy> vacancy) {
            execute(() -> target.vacant(vacancy));
        }

        @Override
        public void noticed(HostMessage.Notice notice) {
            execute(() -> target.noticed(notice));
        }
    }
}
