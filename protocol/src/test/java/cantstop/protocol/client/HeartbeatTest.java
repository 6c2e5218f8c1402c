package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.client.LinkListener.LossReason;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Silence is noticed on this side too.
class HeartbeatTest {
    private final ClientParty party = ClientParty.connected();

    @Test
    void aPingIsAnswered() {
        party.link().say(new HostMessage.Ping(42));
        assertThat(party.link().sent()).containsExactly(new ClientMessage.Pong(42));
        assertThat(party.ear.heard()).isEmpty();
    }

    @Test
    void theHostIsAskedEveryTwoAndAHalfSeconds() {
        party.timers.advance(Limits.HEARTBEAT.minusMillis(1));
        assertThat(party.link().sent()).isEmpty();
        party.timers.advance(Duration.ofMillis(1));
        party.timers.advance(Limits.HEARTBEAT);
        assertThat(party.link().sent()).containsExactly(new ClientMessage.Ping(1), new ClientMessage.Ping(2));
    }

    @Test
    void whoAnswersStaysConnected() {
        for (int beat = 0; beat < 100; beat++) {
            party.timers.advance(Limits.HEARTBEAT);
            party.link().say(new HostMessage.Pong(beat));
        }
        assertThat(party.ear.heard()).isEmpty();
        assertThat(party.dialer.dialled()).isEqualTo(1);
    }

    @Test
    void silenceEndsTheLinkSevenAndAHalfSecondsAfterTheLastWordAndTheNextAttemptComesAtOnce() {
        party.timers.advance(Duration.ofMillis(1_100));
        party.link().say(new HostMessage.Ping(1));
        party.timers.advance(Limits.DEAD.minusMillis(1));
        assertThat(party.ear.heard()).isEmpty();

        party.timers.advance(Duration.ofMillis(1));
        assertThat(party.connections())
                .containsExactly(
                        new Connection.Waiting(ClientParty.ADDRESS, 0, Duration.ZERO, LossReason.SILENT),
                        new Connection.Connecting(ClientParty.ADDRESS, 1));
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void aLaptopThatSleptConnectsAgain() {
        FakeLink before = party.link();
        party.timers.sleep(Duration.ofHours(1));
        assertThat(before.isClosed()).isTrue();
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void anEndedLinkHasNoHeartbeat() {
        party.guest.disconnect();
        party.link().sent();
        party.timers.advance(Duration.ofMinutes(1));
        assertThat(party.link().sent()).isEmpty();
        assertThat(party.timers.waiting()).isZero();
    }
}
