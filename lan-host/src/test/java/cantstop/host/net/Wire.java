package cantstop.host.net;

import java.time.Duration;

/// One direction of a network: what is sent leaves one after the other, as fast as it carries, and arrives a while
/// later in the same order.
final class Wire {
    private static final double SECOND = 1e9;

    private final double bytesPerSecond;
    private final long latency;
    private long free;

    Wire(double bytesPerSecond, Duration latency) {
        this.bytesPerSecond = bytesPerSecond;
        this.latency = latency.toNanos();
    }

    /// When so many bytes have left that are sent now, in nanoseconds.
    long leaves(long now, int bytes) {
        free = Math.max(now, free) + (long) (bytes / bytesPerSecond * SECOND);
        return free;
    }

    /// How long what has left is on its way.
    long latency() {
        return latency;
    }
}
