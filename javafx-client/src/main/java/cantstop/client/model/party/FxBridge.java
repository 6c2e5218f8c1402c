package cantstop.client.model.party;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.slf4j.LoggerFactory;

/// The one crossing from other threads to the FX thread: a queue that is run once per pulse. Tasks that are queued
/// before it runs share one pulse, and their order is always kept, so no task ever runs at once. A task that throws is
/// logged and ends alone. May be called from any thread.
public final class FxBridge implements Executor {
    private final Executor later;
    private final Consumer<Throwable> failed;
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    /// A bridge.
    ///
    /// @param later runs a task on the FX thread some time after this call: `Platform::runLater`
    public FxBridge(Executor later) {
        this(
                later,
                why -> LoggerFactory.getLogger(FxBridge.class)
                        .error("A task on the FX thread failed; the next ones go on", why));
    }

    /// A bridge that logs nothing.
    ///
    /// @param failed is told of what a task throws
    public FxBridge(Executor later, Consumer<Throwable> failed) {
        this.later = later;
        this.failed = failed;
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

    private void cross() {
        List<Runnable> tasks;
        synchronized (this) {
            tasks = List.copyOf(waiting);
            waiting.clear();
        }
        tasks.forEach(this::run);
    }

    private void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            failed.accept(e);
        }
    }
}
