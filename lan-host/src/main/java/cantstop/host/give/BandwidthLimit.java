package cantstop.host.give;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;

/// The download rate of all clients together: so many bytes a second, first come, first served. Games use the same
/// cable and processor. Confined to one thread.
final class BandwidthLimit {
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final long perSecond;
    private final LongSupplier nanos;
    private final BiConsumer<Runnable, Long> later;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private long free;

    /// @param perSecond bytes
    /// @param nanos a clock
    /// @param later runs a task on this thread after so many nanoseconds
    BandwidthLimit(long perSecond, LongSupplier nanos, BiConsumer<Runnable, Long> later) {
        this.perSecond = perSecond;
        this.nanos = nanos;
        this.later = later;
        free = nanos.getAsLong();
    }

    /// Whether this many bytes may be sent now. Where not, `again` runs when it is worth asking again.
    boolean allows(int bytes, Runnable again) {
        long now = nanos.getAsLong();
        if (now - free < 0) {
            if (waiting.isEmpty()) {
                later.accept(this::goOn, free - now);
            }
            waiting.add(again);
            return false;
        }
        free = now + SECOND * bytes / perSecond;
        return true;
    }

    /// Runs one waiter, which takes what is left; the rest waits for the next moment.
    private void goOn() {
        Runnable next = waiting.poll();
        if (next == null) {
            return;
        }
        next.run();
        if (!waiting.isEmpty()) {
            later.accept(this::goOn, Math.max(0, free - nanos.getAsLong()));
        }
    }
}
