package cantstop.protocol.net;

import cantstop.protocol.Limits;
import java.net.InetAddress;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/// A rate limit for incoming datagrams. Each address has an allowance of its own; the addresses beyond the first so
/// many share one. So a flood costs a bounded share of processor and memory, and an address that was heard before the
/// flood is still heard. Pure, and confined to one thread.
final class SourceRateLimit {
    /// Longer than the longest interval of a beacon, so that a host never loses its place to a flood.
    private static final Duration FORGOTTEN = Limits.BEACON_LONGEST.multipliedBy(2);

    private final double perSecond;
    private final int sources;
    private final Map<InetAddress, Bucket> buckets;
    private final Bucket crowd;

    /// A rate limit.
    ///
    /// @param perSecond what each address may send on the average; twice as much at once
    /// @param sources how many addresses are counted one by one
    SourceRateLimit(int perSecond, int sources) {
        this.perSecond = perSecond;
        this.sources = sources;
        // In the order of their last use: the first is the one that has been silent the longest.
        buckets = new LinkedHashMap<>(16, 0.75f, true);
        crowd = new Bucket();
    }

    /// Whether to accept one more datagram of that address.
    boolean admits(InetAddress source, Duration now) {
        Bucket bucket = buckets.get(source);
        if (bucket == null) {
            bucket = hasRoom(now) ? new Bucket() : crowd;
            if (bucket != crowd) {
                buckets.put(source, bucket);
            }
        }
        return bucket.takes(now);
    }

    /// An address that has been silent for so long that its allowance is full anyway makes room.
    private boolean hasRoom(Duration now) {
        if (buckets.size() < sources) {
            return true;
        }
        InetAddress eldest = buckets.keySet().iterator().next();
        if (now.minus(buckets.getOrDefault(eldest, crowd).at).compareTo(FORGOTTEN) < 0) {
            return false;
        }
        buckets.remove(eldest);
        return true;
    }

    private final class Bucket {
        private double allowed = 2 * perSecond;
        private Duration at = Duration.ZERO;

        boolean takes(Duration now) {
            double seconds = now.minus(at).toNanos() / 1e9;
            allowed = Math.min(2 * perSecond, allowed + seconds * perSecond);
            at = now;
            if (allowed < 1) {
                return false;
            }
            allowed--;
            return true;
        }
    }
}
