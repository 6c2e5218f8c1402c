package cantstop.host.guests;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/// Many durations in little room: counted by their size, each class a hundredth wider than the one before, so that
/// what is read is at most a hundredth too long. Thread-safe.
public final class Stopwatch {
    private static final int STEPS_PER_DOUBLING = 64;
    private static final int CLASSES = 64 * STEPS_PER_DOUBLING;

    private final AtomicLongArray counts = new AtomicLongArray(CLASSES);
    private final LongAdder count = new LongAdder();

    /// One more.
    ///
    /// @param nanos zero or more
    public void took(long nanos) {
        count.increment();
        counts.incrementAndGet(place(nanos));
    }

    private static int place(long nanos) {
        double doublings = Math.log((double) Math.max(1, nanos)) / Math.log(2);
        return Math.min(CLASSES - 1, (int) (doublings * STEPS_PER_DOUBLING));
    }

    /// How many there were.
    public long count() {
        return count.sum();
    }

    /// Forgets what there was.
    public void reset() {
        count.reset();
        for (int place = 0; place < CLASSES; place++) {
            counts.set(place, 0);
        }
    }

    /// The duration that this share was no longer than, in milliseconds; 0 where there was none.
    ///
    /// @param share 0.5 for the median, 0.99 for all but the longest hundredth
    public double millis(double share) {
        long wanted = (long) Math.ceil(share * count.sum());
        long seen = 0;
        for (int place = 0; place < CLASSES; place++) {
            seen += counts.get(place);
            if (seen >= wanted && seen > 0) {
                return Math.pow(2, (place + 1.0) / STEPS_PER_DOUBLING) / 1e6;
            }
        }
        return 0;
    }
}
