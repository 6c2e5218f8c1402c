package cantstop.client.fake;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/// The FX thread's queue, pumped by hand.
public final class Later implements Executor {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    /// How many crossings wait.
    public int waiting() {
        return tasks.size();
    }

    /// Runs the first of what waits, as one event.
    public void next() {
        tasks.remove().run();
    }

    /// Runs what waits, and what that leads to.
    public void run() {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }
}
