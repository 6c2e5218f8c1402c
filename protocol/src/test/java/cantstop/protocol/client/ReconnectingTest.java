package cantstop.protocol.client;

import static cantstop.protocol.client.ClientParty.ADDRESS;
import static cantstop.protocol.client.ClientParty.HELLO;
import static cantstop.protocol.client.ClientParty.HOST_KEY;
import static cantstop.protocol.client.ClientParty.OTHER_KEY;
import static cantstop.protocol.client.ClientParty.WELCOME;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.client.LinkListener.LossReason;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A line that was up once comes back by itself.
class ReconnectingTest {
    private final ClientParty party = ClientParty.connected();

    @Test
    void aLostLinkComesBackAtOnce() {
        party.link().lose(LossReason.RESET);
        assertThat(party.connections()).singleElement().isInstanceOfSatisfying(Connection.Waiting.class, waiting -> {
            assertThat(waiting.attempt()).isZero();
            assertThat(waiting.why()).isEqualTo(LossReason.RESET);
            assertThat(waiting.until()).isPositive().isLessThanOrEqualTo(Limits.BACK_OFF_SHORT);
        });

        party.timers.advance(Limits.BACK_OFF_SHORT);
        party.welcome();
        assertThat(party.connections())
                .containsExactly(
                        new Connection.Connecting(ADDRESS, 1), new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
    }

    @Test
    void attemptsAreCountedUntilOneSucceeds() {
        for (int attempt = 0; attempt < 3; attempt++) {
            party.link().lose(LossReason.REFUSED);
            assertThat(((Connection.Waiting) party.connections().getLast()).attempt())
                    .isEqualTo(attempt);
            party.timers.advance(Limits.BACK_OFF);
        }
        party.welcome();
        party.link().lose(LossReason.RESET);
        assertThat(((Connection.Waiting) party.connections().getLast()).attempt())
                .isZero();
    }

    @Test
    void attemptsFollowEachOtherCloselyForTenSecondsAndEveryFiveSecondsAfterTwoMinutes() {
        Duration longest = Duration.ZERO;
        party.link().lose(LossReason.RESET);
        while (party.timers.now().compareTo(Limits.BACK_OFF_EAGER) < 0) {
            boolean atOnce = party.timers.now().compareTo(Limits.BACK_OFF_AT_ONCE) < 0;
            assertThat(lastWait()).isPositive().isLessThanOrEqualTo(atOnce ? Limits.BACK_OFF_SHORT : Limits.BACK_OFF);
            longest = lastWait().compareTo(longest) > 0 ? lastWait() : longest;
            party.timers.advance(lastWait());
            party.link().lose(LossReason.REFUSED);
        }
        assertThat(longest).isGreaterThan(Limits.BACK_OFF_SHORT);
        for (int attempt = 0; attempt < 3; attempt++) {
            party.timers.advance(Limits.BACK_OFF_PATIENT);
            party.link().lose(LossReason.REFUSED);
            assertThat(lastWait()).isEqualTo(Limits.BACK_OFF_PATIENT);
        }
    }

    private Duration lastWait = Duration.ZERO;

    private Duration lastWait() {
        List<Connection> since = party.connections();
        if (!since.isEmpty() && since.getLast() instanceof Connection.Waiting waiting) {
            lastWait = waiting.until();
        }
        return lastWait;
    }

    @Test
    void anAttemptThatHangsIsFollowedByTheNext() {
        party.link().lose(LossReason.RESET);
        party.timers.advance(Limits.BACK_OFF_SHORT);
        party.timers.advance(Limits.ATTEMPT);
        assertThat(party.connections())
                .filteredOn(Connection.Waiting.class::isInstance)
                .last()
                .isInstanceOfSatisfying(
                        Connection.Waiting.class,
                        waiting -> assertThat(waiting.why()).isEqualTo(LossReason.SILENT));
        party.timers.advance(Limits.BACK_OFF_SHORT);
        assertThat(party.dialer.dialled()).isEqualTo(3);
    }

    /// A host that is so busy that no handshake is done within the time for an attempt: if its guests hung up
    /// and came again, it would be busy for ever with those who are gone.
    @Test
    void aHostThatIsBusyWithHandshakesIsWaitedForAndNotDialledAgain() {
        party.link().lose(LossReason.RESET);
        party.timers.advance(Limits.BACK_OFF);
        party.link().reach();
        party.timers.advance(Limits.ATTEMPT.multipliedBy(3));
        assertThat(party.link().isClosed()).isFalse();

        party.welcome();
        assertThat(party.connections()).endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void theWaitCanBeEnded() {
        party.link().lose(LossReason.RESET);
        party.guest.retryNow();
        party.guest.retryNow();
        assertThat(party.dialer.dialled()).isEqualTo(2);
        party.welcome();
        party.guest.retryNow();
        party.timers.advance(Limits.BACK_OFF);
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void aCableThatIsPluggedInAgainEndsTheWaitAndMakesItEagerAgain() {
        party.link().lose(LossReason.RESET);
        party.timers.advance(Limits.BACK_OFF);
        party.link().lose(LossReason.UNREACHABLE);
        party.timers.advance(Limits.BACK_OFF_EAGER);
        party.link().lose(LossReason.UNREACHABLE);
        assertThat(lastWait()).isEqualTo(Limits.BACK_OFF_PATIENT);

        int dialled = party.dialer.dialled();
        party.guest.networkReturned();
        assertThat(party.dialer.dialled()).isEqualTo(dialled + 1);
        party.link().lose(LossReason.REFUSED);
        assertThat(lastWait()).isLessThanOrEqualTo(Limits.BACK_OFF);
    }

    @Test
    void anAttemptUnderWayBeginsAnewWhenTheNetworkComesBack() {
        party.link().lose(LossReason.RESET);
        party.timers.advance(Limits.BACK_OFF);
        FakeLink hanging = party.link();
        party.guest.networkReturned();
        assertThat(hanging.isClosed()).isTrue();
        assertThat(party.connections()).endsWith(new Connection.Connecting(ADDRESS, 1));
        party.welcome();
        assertThat(party.connections()).last().isInstanceOf(Connection.Connected.class);
    }

    @Test
    void aLinkThatIsUpMustShowItWhenTheNetworkComesBack() {
        party.guest.networkReturned();
        assertThat(party.link().sent()).containsExactly(new ClientMessage.Ping(1));
        party.link().say(new HostMessage.Pong(1));
        party.timers.advance(Limits.ATTEMPT);
        assertThat(party.connections()).isEmpty();

        party.guest.networkReturned();
        party.timers.advance(Limits.ATTEMPT);
        assertThat(party.connections())
                .startsWith(new Connection.Waiting(ADDRESS, 0, Duration.ZERO, LossReason.SILENT));
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void aLinkIsLostOnceAndThenHeardNoMore() {
        FakeLink old = party.link();
        old.lose(LossReason.RESET);
        old.lose(LossReason.SILENT);
        old.say(new HostMessage.Tables(List.of()));
        assertThat(party.connections()).hasSize(1);

        party.guest.retryNow();
        party.welcome();
        party.forget();
        old.open(OTHER_KEY);
        old.say(WELCOME, new HostMessage.Tables(List.of()), new HostMessage.Ping(1));
        old.say(ClientParty.closing(HostMessage.CloseReason.REPLACED));
        old.lose(LossReason.RESET);

        assertThat(party.ear.heard()).isEmpty();
        assertThat(party.link().isClosed()).isFalse();
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void anAddressThatChangedHandsIsNoWarningWhileNothingIsResumed() {
        party.link().lose(LossReason.RESET);
        party.guest.retryNow();
        party.link().open(OTHER_KEY);
        assertThat(party.link().sent()).containsExactly(HELLO);
    }

    @Test
    void aResumedTableDoesNotGoToAnotherKey() {
        ClientParty attending = ClientParty.attending(HostLog.opened());
        attending.link().lose(LossReason.RESET);
        attending.guest.retryNow();
        attending.link().open(OTHER_KEY);

        assertThat(attending.link().sent()).isEmpty();
        assertThat(attending.connections()).endsWith(new Connection.Failed(ADDRESS, LossReason.OTHER_KEY));
    }

    @Test
    void aKeyThatAnEpochNamesIsTrusted() {
        HostLog log = HostLog.opened().add(new Event.EpochBegan(new Epoch(2), OTHER_KEY));
        ClientParty attending = ClientParty.attending(log);
        attending.link().lose(LossReason.RESET);
        attending.guest.retryNow();
        attending.link().open(OTHER_KEY);
        assertThat(attending.link().sent()).containsExactly(HELLO);
    }

    @Test
    void tablesAreListedAgain() {
        party.guest.listTables();
        assertThat(party.link().sent()).containsExactly(new ClientMessage.ListTables());
        party.reconnect();
        assertThat(party.link().sent()).containsExactly(HELLO, new ClientMessage.ListTables());
        party.link().say(new HostMessage.Tables(List.of()));
        assertThat(party.ear.heard()).endsWith(new Ear.Listed(List.of()));
    }

    @Test
    void anotherConnectForgetsWhatWasListedAndAttended() {
        party.guest.listTables();
        party.guest.attend(HostLog.TABLE);
        party.guest.connect(ADDRESS, null);
        party.welcome();
        assertThat(party.link().sent()).containsExactly(HELLO);
    }
}
