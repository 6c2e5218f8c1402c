package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Settings;
import cantstop.engine.identity.Key;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SessionsTest {
    private final Party party = new Party();

    @Test
    void helloIsAnsweredWithWelcome() {
        TestGuest guest = party.guest('a');

        assertThat(guest.heard()).containsExactly(new HostMessage.Welcome(2, "test 1", "Test host"));
    }

    @Test
    void aVersionThatDoesNotMatchIsToldOurs() {
        TestGuest guest = party.stranger('a');
        party.core.connected(guest, new Key("a".repeat(64)));

        guest.says(new ClientMessage.Hello(new VersionRange(7, 9), "from the future"));

        assertThat(guest.heard())
                .containsExactly(new HostMessage.Closing(
                        HostMessage.CloseReason.OTHER_VERSION, VersionRange.OURS, "test 1", ""));
        assertThat(guest.isClosed()).isTrue();
    }

    @Test
    void nothingButHelloMayComeFirst() {
        TestGuest guest = party.stranger('a');
        party.core.connected(guest, new Key("a".repeat(64)));

        guest.says(new ClientMessage.ListTables());

        assertThat(reasonFor(guest)).isEqualTo(HostMessage.CloseReason.BREACH);
    }

    @Test
    void aBreachEndsThatOneSessionOnly() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        TestGuest rude = party.joins('b', owner);

        rude.says(new ClientMessage.Hello(VersionRange.OURS, "again"));

        assertThat(reasonFor(rude)).isEqualTo(HostMessage.CloseReason.BREACH);
        assertThat(rude.isClosed()).isTrue();
        assertThat(owner.isClosed()).isFalse();
        assertThat(owner.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void aProfileThatNobodyCanHaveIsABreach() {
        TestGuest owner = party.owner(Settings.DEFAULT);

        owner.submits(16, new Command.Start());

        assertThat(reasonFor(owner)).isEqualTo(HostMessage.CloseReason.BREACH);
    }

    @Test
    void theNewestConnectionOfAKeyReplacesTheOlder() {
        TestGuest older = party.guest('a');
        TestGuest newer = party.guest('a');

        assertThat(reasonFor(older)).isEqualTo(HostMessage.CloseReason.REPLACED);
        assertThat(older.isClosed()).isTrue();
        assertThat(newer.heard()).hasExactlyElementsOfTypes(HostMessage.Welcome.class);

        newer.says(new ClientMessage.Ping(5));
        assertThat(newer.heard()).last().isEqualTo(new HostMessage.Pong(5));
    }

    @Test
    void aKeyThatIsInTwoPlacesIsNamedToBoth() {
        TestGuest kitchen = party.stranger('a').at("10.0.0.1").hello();
        TestGuest garden = party.stranger('a').at("10.0.0.2").hello();
        assertThat(reasonFor(kitchen)).isEqualTo(HostMessage.CloseReason.REPLACED);

        TestGuest again = party.stranger('a').at("10.0.0.1").hello();
        assertThat(reasonFor(garden)).isEqualTo(HostMessage.CloseReason.COPIED);
        assertThat(again.heard(HostMessage.Copied.class)).hasSize(1);
    }

    @Test
    void aLaptopThatMovesIsNoCopy() {
        TestGuest radio = party.stranger('a').at("10.0.0.1").hello();
        party.passes(Duration.ofSeconds(6));
        TestGuest cable = party.stranger('a').at("10.0.0.2").hello();
        party.passes(Duration.ofSeconds(6));
        TestGuest back = party.stranger('a').at("10.0.0.1").hello();

        assertThat(reasonFor(radio)).isEqualTo(HostMessage.CloseReason.REPLACED);
        assertThat(reasonFor(cable)).isEqualTo(HostMessage.CloseReason.REPLACED);
        assertThat(back.heard(HostMessage.Copied.class)).isEmpty();
    }

    @Test
    void theEndOfTheReplacedLinkDoesNotHarmTheNewOne() {
        TestGuest older = party.guest('a');
        TestGuest newer = party.guest('a');

        party.core.lost(older);
        TestGuest newest = party.guest('a');

        assertThat(reasonFor(newer)).isEqualTo(HostMessage.CloseReason.REPLACED);
        assertThat(newest.isClosed()).isFalse();
    }

    @Test
    void oneKeyCannotTakeAllConnections() {
        TestGuest last = party.stranger('a');
        for (int connection = 0; connection < HostLimits.SESSIONS_PER_KEY; connection++) {
            party.core.connected(party.stranger('a'), new Key("a".repeat(64)));
        }
        party.core.connected(last, new Key("a".repeat(64)));

        assertThat(reasonFor(last)).isEqualTo(HostMessage.CloseReason.FULL);
        assertThat(party.guest('b').isClosed()).isFalse();
    }

    @Test
    void aFullHostSaysSoAndLetsInWhoComesAfterSomebodyLeft() {
        List<TestGuest> guests = new ArrayList<>();
        for (int place = 0; place < Limits.CONNECTIONS; place++) {
            TestGuest guest = party.stranger('a');
            party.core.connected(guest, new Key("%064x".formatted(place)));
            guests.add(guest);
        }

        TestGuest late = party.stranger('b');
        party.core.connected(late, new Key("b".repeat(64)));

        assertThat(reasonFor(late)).isEqualTo(HostMessage.CloseReason.FULL);
        assertThat(guests).noneMatch(TestGuest::isClosed);
        party.core.lost(guests.getFirst());
        assertThat(party.guest('c').isClosed()).isFalse();
    }

    @Test
    void whoAnswersPingsStaysAndWhoIsSilentGoes() {
        TestGuest awake = party.guest('a');
        TestGuest asleep = party.guest('b');

        party.passesWith(Limits.DEAD.plusSeconds(1), awake);

        assertThat(awake.isClosed()).isFalse();
        assertThat(asleep.isClosed()).isTrue();
        assertThat(asleep.heard(HostMessage.Ping.class)).hasSize(2);
    }

    @Test
    void silenceIsNoticedSevenAndAHalfSecondsAfterTheLastWord() {
        TestGuest guest = party.guest('a');
        party.passes(Duration.ofMillis(1_700));
        guest.says(new ClientMessage.Pong(1));

        party.passes(Limits.DEAD.minusMillis(1));
        assertThat(guest.isClosed()).isFalse();
        party.passes(Duration.ofMillis(1));
        assertThat(guest.isClosed()).isTrue();
    }

    @Test
    void aHostThatSleptThrowsNobodyOutWhoIsStillThere() {
        TestGuest awake = party.guest('a');
        TestGuest gone = party.guest('b');
        party.passesWith(Duration.ofSeconds(3), awake, gone);

        party.timers.sleep(Duration.ofHours(8));
        assertThat(awake.isClosed()).isFalse();
        assertThat(gone.isClosed()).isFalse();

        party.passesWith(Limits.DEAD.plusSeconds(1), awake);
        assertThat(awake.isClosed()).isFalse();
        assertThat(gone.isClosed()).isTrue();
    }

    @Test
    void aConnectionThatNeverSaysHelloGoes() {
        TestGuest mute = party.stranger('a');
        party.core.connected(mute, new Key("a".repeat(64)));

        party.passes(Limits.HANDSHAKE);

        assertThat(mute.isClosed()).isTrue();
        assertThat(reasonFor(mute)).isEqualTo(HostMessage.CloseReason.TOO_SLOW);
    }

    @Test
    void moreCommandsThanAnybodyCanMeanAreDeclined() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        for (int command = 0; command < HostLimits.COMMAND_BURST; command++) {
            owner.asks(new Command.Start());
        }

        assertThat(owner.asks(new Command.Start())).isEqualTo(new Answer.Declined(Answer.Reason.TOO_MANY_COMMANDS));

        party.passes(Duration.ofSeconds(1));
        assertThat(owner.asks(new Command.Start())).isInstanceOf(Answer.Rejected.class);
    }

    @Test
    void aFloodOfMessagesIsABreach() {
        TestGuest guest = party.guest('a');
        for (int message = 0; message < HostLimits.MESSAGE_BURST; message++) {
            guest.says(new ClientMessage.Pong(message));
        }

        assertThat(reasonFor(guest)).isEqualTo(HostMessage.CloseReason.BREACH);
    }

    @Test
    void everybodyIsToldWhenTheHostIsEnded() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        TestGuest guest = party.joins('b', owner);

        party.core.shutDown();
        TestGuest late = party.stranger('c');
        party.core.connected(late, new Key("c".repeat(64)));

        assertThat(reasonFor(owner)).isEqualTo(HostMessage.CloseReason.SHUTTING_DOWN);
        assertThat(reasonFor(guest)).isEqualTo(HostMessage.CloseReason.SHUTTING_DOWN);
        assertThat(reasonFor(late)).isEqualTo(HostMessage.CloseReason.SHUTTING_DOWN);
        assertThat(owner.isClosed()).isTrue();
    }

    @Test
    void goodbyeEndsTheSessionWithoutAWord() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        TestGuest guest = party.joins('b', owner);
        guest.forgetsWhatItHeard();

        guest.says(new ClientMessage.Goodbye());
        guest.says(new ClientMessage.Attend(owner.table(), 0, Digest.EMPTY));

        assertThat(guest.heard()).isEmpty();
        assertThat(owner.lastHeard(HostMessage.Presence.class).present()).containsExactly(owner.person());
    }

    private static HostMessage.CloseReason reasonFor(TestGuest guest) {
        return guest.lastHeard(HostMessage.Closing.class).reason();
    }
}
