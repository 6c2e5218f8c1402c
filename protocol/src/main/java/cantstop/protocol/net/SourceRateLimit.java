package cantstop.protocol.net;

import cantstop.protocol.Limits;
import cantstop.protocol.RateLimit;
import java.net.InetAddress;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/// A rate limit for incoming datagrams. Each address has an allowance of its own; the addresses beyond the first so
/// many share one. So a flood costs a bounded share of processor and memory, and an address that was heard before the
/// flood is still heard. Pure, and confined to one thread.
final class SourceRateLimit {
    /// Longer than the longest interval of a beacon, so that a host never loses its place to a flood.
    private static final Duration FORGOTTEN = Limits.BEACON_LONGEST.multipliedBy(2);

    private final Supplier<Duration> clock;
    private final int perSecond;
    private final int sources;
    private final Map<InetAddress, RateLimit> limits;
    private final RateLimit crowd;

    /// A rate limit.
    ///
    /// @param perSecond what each address may send on the average; twice as much at once
    /// @param sources how many addresses are counted one by one
    SourceRateLimit(Supplier<Duration> clock, int perSecond, int sources) {
        this.clock = clock;
        this.perSecond = perSecond;
        this.sources = sources;
        // In the order of their last use: the first is the one that has been silent the longest.
        limits = new LinkedHashMap<>(16, 0.75f, true);
        crowd = limit();
    }

    private RateLimit limit() {
        return new RateLimit(clock, perSecond, 2 * perSecond);
    }

    /// Whether to accept one more datagram of that address.
    boolean admits(InetAddress source) {
        RateLimit limit = limits.get(source);
        if (limit == null) {
            limit = hasRoom() ? limit() : crowd;
            if (limit != crowd) {
                limits.put(source, limit);
            }
        }
        return limit.use();
    }

    /// An address that has been silent for so long that its allowance is full anyway makes room.
    private boolean hasRoom() {
        if (limits.size() < sources) {
            return true;
        }
        InetAddress eldest = limits.keySet().iterator().next();
        if (clock.get().minus(limits.getOrDefault(eldest, crowd).lastUsed()).compareTo(FORGOTTEN) < 0) {
            return false;
        }
        limits.remove(eldest);
        return true;
    }
}
