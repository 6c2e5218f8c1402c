package cantstop.host.net;

import java.time.Duration;
import java.util.function.LongSupplier;

/// The time since the start, with the time that the machine slept. On some systems the monotonic clock stands still in
/// a sleep; the clock of the date does not. Setting the date forward looks like a sleep, which prolongs timeouts by a
/// few seconds; setting it back has no effect. Thread-safe.
final class SystemClock {
    /// The most that the two clocks differ between two looks without a sleep.
    private static final Duration DRIFT = Duration.ofSeconds(1);

    private final LongSupplier nanoseconds;
    private final LongSupplier date;
    private final long began;
    private long lookedAt;
    private long dateThen;
    private long slept;

    SystemClock() {
        this(System::nanoTime, System::currentTimeMillis);
    }

    /// @param nanoseconds a clock that only goes forward
    /// @param date milliseconds of the date
    SystemClock(LongSupplier nanoseconds, LongSupplier date) {
        this.nanoseconds = nanoseconds;
        this.date = date;
        began = nanoseconds.getAsLong();
        lookedAt = began;
        dateThen = date.getAsLong();
    }

    synchronized Duration now() {
        long now = nanoseconds.getAsLong();
        long dateNow = date.getAsLong();
        long unseen = Duration.ofMillis(dateNow - dateThen).toNanos() - (now - lookedAt);
        if (unseen > DRIFT.toNanos()) {
            slept += unseen;
        }
        lookedAt = now;
        dateThen = dateNow;
        return Duration.ofNanos(now - began + slept);
    }
}
