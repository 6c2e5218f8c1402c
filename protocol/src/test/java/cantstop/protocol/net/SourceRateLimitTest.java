package cantstop.protocol.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SourceRateLimitTest {
    private static final InetAddress ANNA = InetAddress.ofLiteral("10.0.0.1");
    private static final InetAddress LIAR = InetAddress.ofLiteral("10.0.0.66");

    private final SourceRateLimit throttle = new SourceRateLimit(20, 4);

    private long admitted(InetAddress source, int sent, Duration from, Duration over) {
        long count = 0;
        for (int i = 0; i < sent; i++) {
            Duration at = from.plus(over.multipliedBy(i).dividedBy(sent));
            count += throttle.admits(source, at) ? 1 : 0;
        }
        return count;
    }

    @Test
    void aFloodFromOneAddressIsCutDownToItsAllowance() {
        assertThat(admitted(LIAR, 10_000, Duration.ZERO, Duration.ofSeconds(1))).isBetween(58L, 60L);
        assertThat(admitted(LIAR, 10_000, Duration.ofSeconds(1), Duration.ofSeconds(1)))
                .isBetween(19L, 21L);
    }

    @Test
    void whoWasHeardBeforeAFloodIsHeardThroughIt() {
        throttle.admits(ANNA, Duration.ZERO);
        for (int i = 0; i < 10_000; i++) {
            throttle.admits(InetAddress.ofLiteral("10.9." + i / 250 + "." + i % 250), Duration.ofMillis(i));
            if (i % 1000 == 0) {
                assertThat(throttle.admits(ANNA, Duration.ofMillis(i))).isTrue();
            }
        }
    }

    @Test
    void thoseThatAreTooManyShareOneAllowance() {
        long count = 0;
        for (int i = 0; i < 10_000; i++) {
            InetAddress source = InetAddress.ofLiteral("10.9." + i / 250 + "." + i % 250);
            count += throttle.admits(source, Duration.ofNanos(i * 100_000L)) ? 1 : 0;
        }
        assertThat(count).isBetween(60L, 66L);
    }

    @Test
    void aPlaceIsFreeAgainWhenItsOwnerHasLongBeenSilent() {
        for (int i = 1; i <= 4; i++) {
            throttle.admits(InetAddress.ofLiteral("10.9.0." + i), Duration.ZERO);
        }
        Duration later = Duration.ofMinutes(2);
        admitted(LIAR, 100, later, Duration.ofNanos(1));
        assertThat(throttle.admits(ANNA, later)).isTrue();
    }
}
