package cantstop.protocol.client;

import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Keeps a guest for a moment with the host that it has voted for and that is about to begin an epoch. The previous
/// host may be back, but too late.
final class Loyalty {
    /// Longer than an epoch takes to begin. Where it doesn't, other hosts are looked for again.
    private static final Duration LASTS = Duration.ofSeconds(5);

    private final Timers timers;
    private @Nullable Duration votedAt;

    Loyalty(Timers timers) {
        this.timers = timers;
    }

    /// This laptop has voted for the host that it is connected to.
    void voted() {
        votedAt = timers.now();
    }

    boolean lasts() {
        return votedAt != null && timers.now().minus(votedAt).compareTo(LASTS) < 0;
    }
}
