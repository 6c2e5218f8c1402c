package cantstop.protocol.client;

import static cantstop.protocol.client.ClientParty.ADDRESS;
import static cantstop.protocol.client.ClientParty.HOST_KEY;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.client.LinkListener.LossReason;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What a guest does when its host has ended the connection, or broken the protocol.
class EndedByHostTest {
    private final ClientParty party = ClientParty.connected();

    @Test
    void aHostThatWasShutDownOnPurposeIsNotSaidToHaveVanished() {
        party.link().say(ClientParty.closing(HostMessage.CloseReason.SHUTTING_DOWN));
        party.timers.advance(Limits.BACK_OFF);
        party.link().lose(LossReason.REFUSED);
        assertThat(party.connections())
                .filteredOn(Connection.Waiting.class::isInstance)
                .hasSize(2)
                .allSatisfy(waiting ->
                        assertThat(((Connection.Waiting) waiting).why()).isEqualTo(LossReason.SHUT_DOWN));

        party.timers.advance(Limits.BACK_OFF);
        party.welcome();
        party.link().lose(LossReason.RESET);
        assertThat(((Connection.Waiting) party.connections().getLast()).why()).isEqualTo(LossReason.RESET);
    }

    @ParameterizedTest
    @EnumSource(names = {"REPLACED", "OTHER_VERSION", "BREACH"})
    void someEndsAreFinal(HostMessage.CloseReason why) {
        party.link().say(ClientParty.closing(why));
        party.link().lose(LossReason.RESET);
        party.guest.retryNow();
        party.timers.advance(Limits.BACK_OFF_EAGER);

        assertThat(party.connections()).singleElement().isInstanceOfSatisfying(Connection.Ended.class, ended -> {
            assertThat(ended.why()).isEqualTo(why);
            assertThat(ended.program()).isEqualTo("2.0");
        });
        assertThat(party.link().isClosed()).isTrue();
        assertThat(party.dialer.dialled()).isEqualTo(1);

        party.guest.connect(ADDRESS, null);
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    /// The way to the host is back, and the Hello of an attempt that was given up arrives after all.
    private void replacedAfterAStrayHello() {
        party.link().lose(LossReason.RESET);
        party.guest.retryNow();
        party.link().open(HOST_KEY);
        party.timers.advance(Limits.HANDSHAKE);
        party.guest.retryNow();
        party.welcome();
        party.forget();
    }

    @Test
    void whoIsReplacedByItsOwnStrayHelloComesBackOnce() {
        replacedAfterAStrayHello();

        party.link().say(ClientParty.closing(HostMessage.CloseReason.REPLACED));
        assertThat(party.connections()).singleElement().isInstanceOf(Connection.Waiting.class);

        party.guest.retryNow();
        party.welcome();
        party.forget();
        party.link().say(ClientParty.closing(HostMessage.CloseReason.REPLACED));
        assertThat(party.connections()).singleElement().isInstanceOf(Connection.Ended.class);
    }

    @Test
    void aStrayHelloOfLongAgoIsNoReasonToComeBack() {
        replacedAfterAStrayHello();
        for (int second = 0; second < Limits.DEAD.toSeconds() + 1; second++) {
            party.timers.advance(Duration.ofSeconds(1));
            party.link().say(new HostMessage.Ping(second));
        }
        party.forget();

        party.link().say(ClientParty.closing(HostMessage.CloseReason.REPLACED));
        assertThat(party.connections()).singleElement().isInstanceOf(Connection.Ended.class);
    }

    @ParameterizedTest
    @EnumSource(names = {"SHUTTING_DOWN", "FULL", "TOO_SLOW"})
    void fromOthersItComesBack(HostMessage.CloseReason why) {
        party.link().say(ClientParty.closing(why));
        assertThat(party.connections()).singleElement().isInstanceOf(Connection.Waiting.class);
        party.timers.advance(Limits.BACK_OFF);
        party.welcome();
        assertThat(party.connections()).last().isInstanceOf(Connection.Connected.class);
    }

    @Test
    void afterABreachByTheHostItComesBack() {
        party.link().lose(LossReason.BREACH);
        assertThat(party.connections())
                .singleElement()
                .isInstanceOfSatisfying(
                        Connection.Waiting.class,
                        waiting -> assertThat(waiting.why()).isEqualTo(LossReason.BREACH));
        party.timers.advance(Limits.BACK_OFF);
        party.welcome();
        assertThat(party.connections()).last().isInstanceOf(Connection.Connected.class);
    }

    @Test
    void aHostThatBreaksTheProtocolEachTimeIsAskedEverLessOften() {
        for (Duration gone = Duration.ZERO;
                gone.compareTo(Limits.BACK_OFF_EAGER) < 0;
                gone = gone.plus(Limits.BACK_OFF)) {
            party.link().lose(LossReason.BREACH);
            party.timers.advance(Limits.BACK_OFF);
            party.welcome();
        }
        party.forget();
        party.link().lose(LossReason.BREACH);
        assertThat(party.connections())
                .containsExactly(new Connection.Waiting(ADDRESS, 0, Limits.BACK_OFF_PATIENT, LossReason.BREACH));
    }
}
