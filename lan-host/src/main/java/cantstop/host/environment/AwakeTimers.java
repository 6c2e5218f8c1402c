package cantstop.host.environment;

import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Timers that exclude sleep. A laptop whose lid was closed finds all its timers overdue at once; without this class
/// the host would count every guest as silent, every turn as too long and every absence as long enough at the moment
/// it wakes. It detects sleep by a tick each second while any timer waits: a gap is sleep, or a machine so busy that
/// it comes to the same. Confined to the host's thread.
public final class AwakeTimers implements Timers {
    private static final Duration TICK = Duration.ofSeconds(1);

    /// How late a tick may be before it counts as sleep: longer than a busy machine keeps a timer waiting,
    /// shorter than the silence after which a guest counts as gone.
    private static final Duration LATE = Duration.ofSeconds(2);

    private final Timers world;
    private Duration slept = Duration.ZERO;
    private Duration lookedAt;
    private int waiting;
    private boolean ticking;
    private Runnable woke = () -> {};

    public AwakeTimers(Timers world) {
        this.world = world;
        lookedAt = world.now();
    }

    /// Sets a listener that is told of each sleep before any overdue task runs.
    public void onSleep(Runnable hearer) {
        woke = hearer;
    }

    @Override
    public Duration now() {
        Duration now = world.now();
        Duration gap = now.minus(lookedAt);
        lookedAt = now;
        if (ticking && gap.compareTo(TICK.plus(LATE)) > 0) {
            slept = slept.plus(gap).minus(TICK);
            woke.run();
        }
        return now.minus(slept);
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        Waiting asked = new Waiting(now().plus(delay), task);
        asked.begin(delay);
        waiting++;
        tick();
        return asked;
    }

    private void tick() {
        if (waiting > 0 && !ticking) {
            ticking = true;
            world.after(TICK, () -> {
                now();
                ticking = false;
                tick();
            });
        }
    }

    private final class Waiting implements Timer {
        private final Duration due;
        private final Runnable task;
        private @Nullable Timer timer;

        private Waiting(Duration due, Runnable task) {
            this.due = due;
            this.task = task;
        }

        private void begin(Duration delay) {
            timer = world.after(delay, this::wake);
        }

        private void wake() {
            Duration left = due.minus(now());
            if (left.isPositive()) {
                begin(left);
            } else {
                cancel();
                task.run();
            }
        }

        @Override
        public void cancel() {
            if (timer != null) {
                timer.cancel();
                timer = null;
                waiting--;
            }
        }
    }
}
