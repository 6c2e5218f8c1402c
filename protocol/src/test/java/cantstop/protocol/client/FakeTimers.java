package cantstop.protocol.client;

import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;

/// Time that stands still until it is advanced. Tasks run at their moment, those of one moment in the order in
/// which they were handed in.
public final class FakeTimers implements Timers {
    private record Task(Duration at, long number, Runnable run) implements Timer {
        @Override
        public void cancel() {
            throw new UnsupportedOperationException("cancelled by its timers");
        }
    }

    private final PriorityQueue<Task> tasks =
            new PriorityQueue<>(Comparator.comparing(Task::at).thenComparingLong(Task::number));
    private Duration now = Duration.ZERO;
    private long number;

    @Override
    public Duration now() {
        return now;
    }

    @Override
    public Timer after(Duration delay, Runnable run) {
        if (delay.isNegative()) {
            throw new IllegalArgumentException("a task for the past");
        }
        Task task = new Task(now.plus(delay), number++, run);
        tasks.add(task);
        return () -> tasks.remove(task);
    }

    /// Runs what is due now.
    public void runDue() {
        advance(Duration.ZERO);
    }

    /// Lets time pass, each task at its moment.
    public void advance(Duration time) {
        Duration end = now.plus(time);
        while (!tasks.isEmpty() && tasks.peek().at().compareTo(end) <= 0) {
            Task task = tasks.remove();
            now = task.at().compareTo(now) > 0 ? task.at() : now;
            task.run().run();
        }
        now = end;
    }

    /// The laptop sleeps: time passes, and what was due in it runs late.
    public void sleep(Duration time) {
        now = now.plus(time);
        advance(Duration.ZERO);
    }

    /// How many tasks wait for their time.
    public int waiting() {
        return tasks.size();
    }
}
