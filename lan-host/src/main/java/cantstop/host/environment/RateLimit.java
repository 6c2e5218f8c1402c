package cantstop.host.environment;

import java.time.Duration;
import java.util.function.Supplier;

/// A rate limit: a bucket that fills steadily and from which each use takes one. Confined to the host's thread.
public final class RateLimit {
    private final Supplier<Duration> clock;
    private final double perSecond;
    private final int atOnce;
    private double left;
    private Duration counted;

    public RateLimit(Supplier<Duration> clock, double perSecond, int atOnce) {
        this.clock = clock;
        this.perSecond = perSecond;
        this.atOnce = atOnce;
        left = atOnce;
        counted = clock.get();
    }

    /// Spends so much, on credit where there is less left.
    ///
    /// @return how long it takes until the credit is paid back; zero where there is none
    public Duration spend(int much) {
        fill();
        left -= much;
        return left >= 0 ? Duration.ZERO : Duration.ofNanos((long) (-left / perSecond * 1e9));
    }

    private void fill() {
        Duration now = clock.get();
        double seconds = now.minus(counted).toNanos() / 1e9;
        counted = now;
        left = Math.min(atOnce, left + seconds * perSecond);
    }

    /// Uses one, or says that there is none left.
    public boolean use() {
        fill();
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
