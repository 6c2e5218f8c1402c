package cantstop.host;

import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;

/// Time that goes forward only when a test says so. Tasks due at the same moment run in the order they were asked
/// for.
public final class HandTimers implements Timers {
    private final PriorityQueue<Task> tasks =
            new PriorityQueue<>(Comparator.comparing(Task::due).thenComparingLong(Task::number));
    private Duration now = Duration.ZERO;
    private long asked;

    private record Task(Duration due, long number, Runnable work) {}

    @Override
    public Duration now() {
        return now;
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        asked++;
        Task waiting = new Task(now.plus(delay), asked, task);
        tasks.add(waiting);
        return () -> tasks.remove(waiting);
    }

    /// Goes forward, running everything that falls due on the way.
    public void advance(Duration by) {
        Duration end = now.plus(by);
        while (!tasks.isEmpty() && tasks.peek().due().compareTo(end) <= 0) {
            Task next = tasks.remove();
            now = next.due().compareTo(now) > 0 ? next.due() : now;
            next.work().run();
        }
        now = end;
    }

    /// The machine sleeps: time passes, and what fell due meanwhile runs late, all at once.
    public void sleep(Duration by) {
        now = now.plus(by);
        advance(Duration.ZERO);
    }

    /// How many tasks wait for their time.
    public int waiting() {
        return tasks.size();
    }
}
