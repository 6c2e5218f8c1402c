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
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.client.LinkListener.LossReason;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A line that was up once comes back by itself, unless it is told that it must not.
class ReconnectingTest {
    private static final HostAddress ELSEWHERE = new HostAddress("192.168.1.77", 21208);

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
    void aBeaconOfTheHostEndsTheWait() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ADDRESS, HOST_KEY);
        party.discovery.hears(ADDRESS, HOST_KEY);
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void aBeaconOfAnotherHostEndsNoWait() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, OTHER_KEY);
        assertThat(party.dialer.dialled()).isEqualTo(1);
    }

    @Test
    void aHostThatIsHeardSomewhereElseIsTriedThereAndWhereItWas() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, HOST_KEY);
        party.dialer.to(ADDRESS).lose(LossReason.REFUSED);
        party.dialer.to(ELSEWHERE).open(HOST_KEY);
        party.dialer.to(ELSEWHERE).say(WELCOME);

        assertThat(party.connections()).endsWith(new Connection.Connected(ELSEWHERE, HOST_KEY, WELCOME));
    }

    @Test
    void aHostThatWasFoundSomewhereElseIsLookedForThereAgain() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, HOST_KEY);
        party.dialer.to(ELSEWHERE).open(HOST_KEY);
        party.dialer.to(ELSEWHERE).say(WELCOME);
        party.dialer.to(ELSEWHERE).lose(LossReason.RESET);
        int dialled = party.dialer.dialled();
        party.timers.advance(Limits.BACK_OFF_SHORT);

        assertThat(party.dialer.dialled()).isEqualTo(dialled + 2);
        assertThat(party.connections()).endsWith(new Connection.Connecting(ELSEWHERE, 1));
    }

    @Test
    void hostsAreListenedForAsLongAsTheHostIsLost() {
        assertThat(party.discovery.isLooking()).isFalse();
        party.link().lose(LossReason.RESET);
        assertThat(party.discovery.isLooking()).isTrue();

        party.guest.retryNow();
        party.welcome();
        assertThat(party.discovery.isLooking()).isFalse();

        party.link().lose(LossReason.RESET);
        party.guest.disconnect();
        assertThat(party.discovery.isLooking()).isFalse();
    }

    @Test
    void aGuestOfATableFollowsItsHostToAnotherAddressAndGoesOnThere() {
        HostLog log = HostLog.opened();
        ClientParty attending = ClientParty.attending(log);
        attending.link().lose(LossReason.SILENT);
        attending.discovery.hears(ELSEWHERE, HOST_KEY);
        attending.dialer.to(ELSEWHERE).open(HOST_KEY);
        attending.dialer.to(ELSEWHERE).say(WELCOME);

        assertThat(attending.connections()).endsWith(new Connection.Connected(ELSEWHERE, HOST_KEY, WELCOME));
        assertThat(attending.dialer.to(ELSEWHERE).sent())
                .contains(new ClientMessage.Attend(
                        HostLog.TABLE, log.log().sequence(), log.log().digest()));
    }

    @Test
    void aBeaconThatLiesLeadsNobodyAstray() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, HOST_KEY);
        party.dialer.to(ADDRESS).lose(LossReason.REFUSED);
        party.dialer.to(ELSEWHERE).open(OTHER_KEY);

        assertThat(party.connections()).last().isInstanceOf(Connection.Waiting.class);
        party.timers.advance(Limits.BACK_OFF);
        party.dialer.to(ADDRESS).open(HOST_KEY);
        party.dialer.to(ADDRESS).say(WELCOME);
        assertThat(party.connections()).endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
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
