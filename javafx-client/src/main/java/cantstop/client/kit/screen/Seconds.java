package cantstop.client.kit.screen;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A tick every second, on the FX thread, for what counts while nothing moves. It is no animation of JavaFX, as each of
/// these has the window looked through sixty times a second for as long as it runs. Confined to the FX thread.
public final class Seconds {
    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("seconds").factory());

    private final Executor bridge;
    private final Duration every;
    private final Runnable tick;
    private @Nullable ScheduledFuture<?> running;

    /// Not counting yet.
    ///
    /// @param bridge runs what comes from elsewhere on the FX thread
    /// @param tick what is done each time
    public Seconds(Executor bridge, Runnable tick) {
        this(bridge, Duration.ofSeconds(1), tick);
    }

    Seconds(Executor bridge, Duration every, Runnable tick) {
        this.bridge = bridge;
        this.every = every;
        this.tick = tick;
    }

    /// Counts from now on; nothing where it does already.
    public void play() {
        if (running == null) {
            long nanos = every.toNanos();
            running = CLOCK.scheduleAtFixedRate(() -> bridge.execute(this::tick), nanos, nanos, TimeUnit.NANOSECONDS);
        }
    }

    /// Counts no more: a tick that was on its way comes to nothing.
    public void stop() {
        if (running != null) {
            running.cancel(false);
            running = null;
        }
    }

    private void tick() {
        if (running != null) {
            tick.run();
        }
    }
}
