package cantstop.protocol.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SourceRateLimitTest {
    private static final InetAddress ANNA = InetAddress.ofLiteral("10.0.0.1");
    private static final InetAddress LIAR = InetAddress.ofLiteral("10.0.0.66");

    private Duration now = Duration.ZERO;
    private final SourceRateLimit rateLimit = new SourceRateLimit(() -> now, 20, 4);

    private long admitted(InetAddress source, int sent, Duration from, Duration over) {
        long count = 0;
        for (int i = 0; i < sent; i++) {
            now = from.plus(over.multipliedBy(i).dividedBy(sent));
            count += rateLimit.admits(source) ? 1 : 0;
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
        rateLimit.admits(ANNA);
        for (int i = 0; i < 10_000; i++) {
            now = Duration.ofMillis(i);
            rateLimit.admits(InetAddress.ofLiteral("10.9." + i / 250 + "." + i % 250));
            if (i % 1000 == 0) {
                assertThat(rateLimit.admits(ANNA)).isTrue();
            }
        }
    }

    @Test
    void thoseThatAreTooManyShareOneAllowance() {
        long count = 0;
        for (int i = 0; i < 10_000; i++) {
            InetAddress source = InetAddress.ofLiteral("10.9." + i / 250 + "." + i % 250);
            now = Duration.ofNanos(i * 100_000L);
            count += rateLimit.admits(source) ? 1 : 0;
        }
        assertThat(count).isBetween(60L, 66L);
    }

    @Test
    void aPlaceIsFreeAgainWhenItsOwnerHasLongBeenSilent() {
        for (int i = 1; i <= 4; i++) {
            rateLimit.admits(InetAddress.ofLiteral("10.9.0." + i));
        }
        admitted(LIAR, 100, Duration.ofMinutes(2), Duration.ofNanos(1));
        assertThat(rateLimit.admits(ANNA)).isTrue();
    }
}
