package cantstop.protocol;

import java.time.Duration;
import java.util.function.Supplier;

/// A rate limit by a token bucket, which fills steadily and from which each use takes one token. Confined to one
/// thread.
public final class RateLimit {
    private final Supplier<Duration> clock;
    private final double perSecond;
    private final int atOnce;
    private double left;
    private Duration counted;

    /// A full bucket.
    ///
    /// @param perSecond how many tokens it gains a second
    /// @param atOnce how many it holds
    public RateLimit(Supplier<Duration> clock, double perSecond, int atOnce) {
        this.clock = clock;
        this.perSecond = perSecond;
        this.atOnce = atOnce;
        left = atOnce;
        counted = clock.get();
    }

    /// Takes tokens, on credit where too few are left.
    ///
    /// @return the time until the credit is paid back; zero without credit
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

    /// When it was last looked at.
    public Duration lastUsed() {
        return counted;
    }

    /// Takes one token if there is one.
    public boolean use() {
        fill();
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
