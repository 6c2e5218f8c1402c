package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.environment.HostStatus;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class StatusLineTest {
    @Test
    void aBusyHostIsSaidInALine() {
        HostStatus status = new HostStatus(
                Duration.ofSeconds(10),
                1000,
                250,
                5000,
                1200,
                Duration.ofNanos(350_000),
                Duration.ofMillis(12),
                Duration.ZERO);

        assertThat(StatusLine.of(status))
                .isEqualTo("connections 1000, tables 250, commands 500.0/s,"
                        + " journal 120.0 writes/s of 0.35 ms (longest 12.00 ms)");
    }

    @Test
    void aHostThatWasOnlyJustAskedDividesByNothing() {
        HostStatus status = new HostStatus(Duration.ZERO, 0, 0, 0, 0, Duration.ZERO, Duration.ZERO, Duration.ZERO);

        assertThat(StatusLine.of(status)).startsWith("connections 0, tables 0, commands 0.0/s");
    }

    @Test
    void aDiskThatDoesNotAnswerIsSaid() {
        HostStatus status =
                new HostStatus(Duration.ZERO, 3, 1, 0, 0, Duration.ZERO, Duration.ZERO, Duration.ofSeconds(61));

        assertThat(StatusLine.of(status)).endsWith("; the disk has not answered for 61 s");
    }
}
