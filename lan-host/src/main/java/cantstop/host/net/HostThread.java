package cantstop.host.net;

import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one thread that owns lobby, tables, sessions and timers, with the system's clock. What is handed in after
/// its end is dropped.
final class HostThread implements Timers {
    private static final Logger LOG = LoggerFactory.getLogger(HostThread.class);

    private final ScheduledThreadPoolExecutor executor;
    private final SystemClock clock;
    private volatile Runnable outOfMemory = () -> {};

    HostThread() {
        this(
                new ScheduledThreadPoolExecutor(
                        1, Thread.ofPlatform().daemon().name("host").factory()),
                new SystemClock());
    }

    /// @param executor runs one task after the other, and belongs to this one from now on
    HostThread(ScheduledThreadPoolExecutor executor, SystemClock clock) {
        this.executor = executor;
        this.clock = clock;
        executor.setRemoveOnCancelPolicy(true);
        executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public Duration now() {
        return clock.now();
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        try {
            ScheduledFuture<?> scheduled =
                    executor.schedule(() -> guarded(task), delay.toNanos(), TimeUnit.NANOSECONDS);
            return () -> scheduled.cancel(false);
        } catch (RejectedExecutionException _) {
            return () -> {};
        }
    }

    /// Runs a task on this thread, after those handed in before.
    void execute(Runnable task) {
        try {
            executor.execute(() -> guarded(task));
        } catch (RejectedExecutionException _) {
            LOG.debug("Handed in after the end");
        }
    }

    /// Runs a last task on this thread and ends it.
    void end(Runnable last, Duration atMost) {
        Future<?> done = executor.submit(() -> guarded(last));
        executor.shutdown();
        try {
            done.get(atMost.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("The host's thread did not end in time", e);
        }
    }

    /// Sets a listener for lack of memory, which is called on any thread.
    void onOutOfMemory(Runnable hearer) {
        outOfMemory = hearer;
    }

    /// Out of memory. Restarting the host is better than running on with parts of it broken: every event that was
    /// sent is in its journal.
    void outOfMemory() {
        outOfMemory.run();
    }

    private void guarded(Runnable task) {
        try {
            task.run();
        } catch (OutOfMemoryError _) {
            outOfMemory();
        } catch (RuntimeException | Error e) {
            LOG.error("Something on the host's thread failed", e);
        }
    }
}
