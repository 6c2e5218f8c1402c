package cantstop.host.chaos;

import java.time.Duration;

/// How a network carries bytes. Immutable.
///
/// @param latency how long every piece takes at least
/// @param jitter how much longer it may take
/// @param slice the most bytes of a piece, so that frames and TLS records come in parts; 0 for as they are read
public record Weather(Duration latency, Duration jitter, int slice) {
    /// As if there were nothing between.
    public static final Weather FAIR = new Weather(Duration.ZERO, Duration.ZERO, 0);

    public Weather {
        if (latency.isNegative() || jitter.isNegative() || slice < 0) {
            throw new IllegalArgumentException("nothing arrives before it was sent, or in less than a byte");
        }
    }
}
