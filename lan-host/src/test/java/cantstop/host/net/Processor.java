package cantstop.host.net;

import cantstop.host.HandTimers;
import java.time.Duration;

/// What computes on one machine: one thing after the other, each for as long as it takes.
final class Processor {
    private final HandTimers time;
    private Duration free = Duration.ZERO;
    private boolean off;

    Processor(HandTimers time) {
        this.time = time;
    }

    /// Computes something, once all that was handed in before is done.
    void work(Duration cost, Runnable what) {
        Duration now = time.now();
        free = (free.compareTo(now) > 0 ? free : now).plus(cost);
        after(free.minus(now), what);
    }

    /// Does something later, which takes no time; nothing any more once it is off.
    void after(Duration delay, Runnable what) {
        time.after(delay, () -> {
            if (!off) {
                what.run();
            }
        });
    }

    /// Nothing of what it was about to do happens any more.
    void goesOff() {
        off = true;
    }
}
