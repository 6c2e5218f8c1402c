package cantstop.protocol.net;

import cantstop.protocol.Timers;
import io.netty.channel.EventLoop;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/// The time of the system, and tasks on the loop that owns the core.
public final class LoopTimers implements Timers {
    private final EventLoop loop;
    private final long origin = System.nanoTime();

    public LoopTimers(EventLoop loop) {
        this.loop = loop;
    }

    @Override
    public Duration now() {
        return Duration.ofNanos(System.nanoTime() - origin);
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        Future<?> scheduled = loop.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
        return () -> scheduled.cancel(false);
    }
}
