package cantstop.host.environment;

import cantstop.protocol.Timers;
import java.time.Duration;

/// So many a second, and some at once: a bucket that fills steadily and is emptied by each use. Confined to the
/// host's thread.
public final class RateLimit {
    private final Timers timers;
    private final double perSecond;
    private final int atOnce;
    private double left;
    private Duration counted;

    public RateLimit(Timers timers, double perSecond, int atOnce) {
        this.timers = timers;
        this.perSecond = perSecond;
        this.atOnce = atOnce;
        left = atOnce;
        counted = timers.now();
    }

    /// Uses one, or says that there is none left.
    public boolean use() {
        Duration now = timers.now();
        double seconds = now.minus(counted).toNanos() / 1e9;
        counted = now;
        left = Math.min(atOnce, left + seconds * perSecond);
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
