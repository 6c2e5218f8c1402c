package cantstop.protocol.client;

import static cantstop.protocol.client.ClientParty.ADDRESS;
import static cantstop.protocol.client.ClientParty.HELLO;
import static cantstop.protocol.client.ClientParty.HOST_KEY;
import static cantstop.protocol.client.ClientParty.OTHER_KEY;
import static cantstop.protocol.client.ClientParty.WELCOME;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.LinkListener.LossReason;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The first connection: it comes about, or somebody hears why not.
class ConnectingTest {
    private final ClientParty party = new ClientParty();

    @Test
    void connectedIsWhenWelcomeHasCome() {
        party.guest.connect(ADDRESS, null);
        assertThat(party.connections()).containsExactly(new Connection.Connecting(ADDRESS, 1));

        party.link().open(HOST_KEY);
        assertThat(party.link().address()).isEqualTo(ADDRESS);
        assertThat(party.link().sent()).containsExactly(HELLO);
        assertThat(party.connections()).isEmpty();

        party.link().say(WELCOME);
        assertThat(party.connections()).containsExactly(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SILENT")
    void aFirstConnectionThatFailsIsSomebodysToDecideAbout(LossReason why) {
        party.guest.connect(ADDRESS, null);
        party.link().lose(why);

        assertThat(party.connections()).endsWith(new Connection.Failed(ADDRESS, why));
        assertThat(party.timers.waiting()).isZero();
        party.guest.retryNow();
        assertThat(party.dialer.dialled()).isEqualTo(1);
    }

    @Test
    void anAttemptEndsAfterOneAndAHalfSeconds() {
        party.guest.connect(ADDRESS, null);
        FakeLink first = party.link();
        party.timers.advance(Limits.ATTEMPT.minusMillis(1));
        assertThat(first.isClosed()).isFalse();
        party.timers.advance(Duration.ofMillis(1));
        assertThat(first.isClosed()).isTrue();
    }

    @Test
    void whoeverPicksUpGetsTimeToShakeHandsAndAgainToSayWelcome() {
        party.guest.connect(ADDRESS, null);
        FakeLink first = party.link();
        first.reach();
        party.timers.advance(Limits.HANDSHAKE.minusMillis(1));
        first.open(HOST_KEY);
        party.timers.advance(Limits.HANDSHAKE.minusMillis(1));
        first.say(WELCOME);

        assertThat(party.connections()).endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
        assertThat(party.dialer.dialled()).isEqualTo(1);
    }

    @Test
    void whoeverPicksUpAndSaysNothingIsAFailureAfterThatTime() {
        party.guest.connect(ADDRESS, null);
        party.link().reach();
        party.timers.advance(Limits.HANDSHAKE);

        assertThat(party.connections()).endsWith(new Connection.Failed(ADDRESS, LossReason.SILENT));
        assertThat(party.timers.waiting()).isZero();
    }

    @Test
    void whoComesBackWaitsForItsTurnToShakeHands() {
        party.guest.connect(ADDRESS, null);
        party.welcome();
        party.link().lose(LossReason.RESET);
        party.guest.retryNow();
        FakeLink again = party.link();

        again.reach();
        party.timers.advance(Limits.TURN.minusMillis(1));
        assertThat(again.isClosed()).isFalse();
        again.reach();
        party.timers.advance(Limits.HANDSHAKE.minusMillis(1));
        again.open(HOST_KEY);
        again.say(WELCOME);

        assertThat(party.connections()).endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
    }

    @Test
    void whoeverSaysALittleAgainAndAgainIsNotWaitedForWithoutAnEnd() {
        party.guest.connect(ADDRESS, null);
        FakeLink first = party.link();
        first.reach();

        for (int second = 1; second < 10; second++) {
            party.timers.advance(Duration.ofSeconds(1));
            first.reach();
            assertThat(first.isClosed()).isFalse();
        }
        party.timers.advance(Duration.ofSeconds(1));

        assertThat(first.isClosed()).isTrue();
    }

    @Test
    void aFirstConnectionFailsAfterThreeAttemptsThatMeetSilence() {
        party.guest.connect(ADDRESS, null);
        party.timers.advance(Limits.ATTEMPT.multipliedBy(3));
        assertThat(party.connections())
                .containsExactly(
                        new Connection.Connecting(ADDRESS, 1),
                        new Connection.Connecting(ADDRESS, 2),
                        new Connection.Connecting(ADDRESS, 3),
                        new Connection.Failed(ADDRESS, LossReason.SILENT));
        assertThat(party.timers.waiting()).isZero();
    }

    @Test
    void aPinnedHostIsConnectedTo() {
        party.guest.connect(ADDRESS, HOST_KEY);
        party.welcome();
        assertThat(party.connections()).endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
    }

    @Test
    void anotherHostThanThePinnedOneHearsNothing() {
        party.guest.connect(ADDRESS, HOST_KEY);
        party.link().open(OTHER_KEY);

        assertThat(party.link().sent()).isEmpty();
        assertThat(party.link().isClosed()).isTrue();
        assertThat(party.connections()).endsWith(new Connection.Failed(ADDRESS, LossReason.OTHER_KEY));
    }

    @Test
    void anotherVersionIsShownWithTheHostsOwn() {
        party.guest.connect(ADDRESS, null);
        party.link().open(HOST_KEY);
        party.link().say(ClientParty.closing(HostMessage.CloseReason.OTHER_VERSION));

        assertThat(party.connections())
                .endsWith(new Connection.Ended(
                        ADDRESS, HostMessage.CloseReason.OTHER_VERSION, new VersionRange(5, 6), "2.0"));
        assertThat(party.timers.waiting()).isZero();
    }

    @ParameterizedTest
    @EnumSource(HostMessage.CloseReason.class)
    void aHostThatClosesBeforeWelcomeIsNotAskedAgain(HostMessage.CloseReason why) {
        party.guest.connect(ADDRESS, null);
        party.link().open(HOST_KEY);
        party.link().say(ClientParty.closing(why));
        party.link().lose(LossReason.RESET);

        assertThat(party.connections()).last().isInstanceOf(Connection.Ended.class);
        assertThat(party.timers.waiting()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aVersionThatWasNotOfferedIsABreach(int version) {
        party.guest.connect(ADDRESS, null);
        party.link().open(HOST_KEY);
        party.link().say(new HostMessage.Welcome(version, "1.1", "Ana's laptop"));

        assertThat(party.connections()).endsWith(new Connection.Failed(ADDRESS, LossReason.BREACH));
    }

    @Test
    void tablesBeforeWelcomeAreABreach() {
        party.guest.connect(ADDRESS, null);
        party.link().open(HOST_KEY);
        party.link().say(new HostMessage.Tables(List.of()));

        assertThat(party.link().isClosed()).isTrue();
        assertThat(party.connections()).endsWith(new Connection.Failed(ADDRESS, LossReason.BREACH));
    }

    @Test
    void aSecondWelcomeIsABreach() {
        party.guest.connect(ADDRESS, null);
        party.welcome();
        party.link().say(WELCOME);
        assertThat(party.connections())
                .last()
                .isInstanceOfSatisfying(
                        Connection.Waiting.class,
                        waiting -> assertThat(waiting.why()).isEqualTo(LossReason.BREACH));
    }

    @Test
    void whoeverDisconnectsSaysGoodbyeAndStaysAway() {
        party.guest.connect(ADDRESS, null);
        party.welcome();
        party.link().sent();
        party.guest.disconnect();
        party.guest.disconnect();
        party.link().lose(LossReason.RESET);

        assertThat(party.link().sent()).containsExactly(new ClientMessage.Goodbye());
        assertThat(party.link().isClosed()).isTrue();
        assertThat(party.connections())
                .endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME), new Connection.Idle());
        assertThat(party.timers.waiting()).isZero();
    }

    @Test
    void connectingElsewhereLeavesTheFirstHost() {
        party.guest.connect(ADDRESS, null);
        party.welcome();
        FakeLink first = party.link();
        party.forget();
        HostAddress elsewhere = new HostAddress("192.168.1.21", 21208);
        party.guest.connect(elsewhere, null);
        first.say(new HostMessage.Tables(List.of()));

        assertThat(first.sent()).containsExactly(new ClientMessage.Goodbye());
        assertThat(first.isClosed()).isTrue();
        assertThat(party.link().address()).isEqualTo(elsewhere);
        assertThat(party.ear.heard()).containsExactly(new Ear.Changed(new Connection.Connecting(elsewhere, 1)));
    }

    @Test
    void somebodyMayDecideToConnectAgainWhileHearingOfTheFailure() {
        ClientHalf[] guest = new ClientHalf[1];
        ClientParty stubborn = new ClientParty(new Ear() {
            @Override
            public void connectionChanged(Connection connection) {
                super.connectionChanged(connection);
                if (connection instanceof Connection.Failed) {
                    guest[0].connect(ADDRESS, null);
                }
            }
        });
        guest[0] = stubborn.guest;
        stubborn.guest.connect(ADDRESS, null);
        stubborn.link().lose(LossReason.REFUSED);
        stubborn.welcome();

        assertThat(stubborn.dialer.dialled()).isEqualTo(2);
        assertThat(stubborn.connections()).endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
    }
}
