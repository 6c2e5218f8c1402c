package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.stream.Stream;

/// One computer with a clock of its own, which may sleep, be moved on, or lose all that it was about to do.
final class Machine implements Timers {
    private final World world;
    private final String name;
    private long ahead;
    private long awakeAt;
    private Release installed = Release.NOW;
    private Release release = Release.NOW;

    Machine(World world, String name) {
        this.world = world;
        this.name = name;
    }

    String name() {
        return name;
    }

    /// The versions of the program at its party.
    Releases releases() {
        return world.releases();
    }

    /// The next program that starts on it is of that version.
    void install(Release which) {
        installed = which;
    }

    Release installed() {
        return installed;
    }

    /// A program starts.
    void starts() {
        release = installed;
    }

    /// What runs on it, or ran last.
    Release release() {
        return release;
    }

    /// What its program says first.
    ClientMessage.Hello hello() {
        return releases().hello(release);
    }

    /// Whether its program reads a log with these digests.
    boolean reads(Stream<Digest> log) {
        return releases().reads(release, log);
    }

    @Override
    public Duration now() {
        return Duration.ofNanos(world.now() + ahead);
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        return world.schedule(this, delay.toNanos(), true, task);
    }

    /// Something comes in from outside.
    ///
    /// @param delay in nanoseconds; a machine that sleeps hears of it when it wakes
    void hear(long delay, Runnable what) {
        world.schedule(this, delay, false, what);
    }

    /// When it wakes, in the world's nanoseconds; in the past where it is awake.
    long awakeAt() {
        return awakeAt;
    }

    boolean isAsleep() {
        return awakeAt > world.now();
    }

    /// Closes the lid for a while.
    ///
    /// @param clockStops whether its clock stands still meanwhile, as Linux's monotonic one does, or finds on
    ///     waking that much time has passed and many tasks are late
    void sleep(long nanos, boolean clockStops) {
        long wake = world.now() + nanos;
        awakeAt = wake;
        world.reschedule(
                this, step -> clockStops && step.isByClock() ? step.due() + nanos : Math.max(step.due(), wake));
        if (clockStops) {
            ahead -= nanos;
        }
    }

    /// Moves the clock on: what waits for it is due so much earlier.
    void jump(long nanos) {
        ahead += nanos;
        world.reschedule(this, step -> step.isByClock() ? Math.max(step.due() - nanos, world.now()) : step.due());
    }

    /// All programs on it end at once.
    void crash() {
        world.forget(this);
        awakeAt = 0;
    }
}
