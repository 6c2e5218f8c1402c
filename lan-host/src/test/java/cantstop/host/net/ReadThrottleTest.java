package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.environment.HostLimits;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// When the host stops reading a connection.
class ReadThrottleTest {
    private Duration now = Duration.ZERO;
    private final ReadThrottle intake = new ReadThrottle(() -> now);
    private final EmbeddedChannel channel = new EmbeddedChannel(intake);

    private boolean isRead() {
        return channel.config().isAutoRead();
    }

    private void passes(Duration time) {
        now = now.plus(time);
        channel.advanceTimeBy(time.toNanos(), TimeUnit.NANOSECONDS);
        channel.runScheduledPendingTasks();
    }

    private void reads(int bytes) {
        channel.writeInbound(Unpooled.buffer(bytes).writeZero(bytes));
    }

    @Test
    void whoSendsMoreBytesThanItMayIsReadAgainWhenTheyAreDue() {
        reads(HostLimits.BYTE_BURST);
        assertThat(isRead()).isTrue();

        reads(HostLimits.BYTES_PER_SECOND);
        assertThat(isRead()).isFalse();
        passes(Duration.ofMillis(900));
        assertThat(isRead()).isFalse();
        passes(Duration.ofMillis(200));
        assertThat(isRead()).isTrue();
    }

    @Test
    void whoSendsMoreMessagesThanItMayIsReadAgainWhenTheyAreDue() {
        for (int message = 0; message <= HostLimits.READ_BURST; message++) {
            intake.begun();
            intake.done();
        }
        assertThat(isRead()).isFalse();

        passes(Duration.ofSeconds(1));

        assertThat(isRead()).isTrue();
    }

    @Test
    void nothingIsReadWhileTheHostsThreadIsBehind() {
        for (int message = 0; message < HostLimits.WAITING_MESSAGES; message++) {
            intake.begun();
        }
        assertThat(isRead()).isFalse();

        intake.done();

        assertThat(isRead()).isTrue();
    }
}
