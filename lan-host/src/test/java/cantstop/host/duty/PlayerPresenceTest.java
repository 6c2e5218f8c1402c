package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Event;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Those who aren't there: it is Anna's turn, and Ben and Cleo wait.
class PlayerPresenceTest {
    private static final Seat ANNAS = Seat.of(0);
    private static final Seat BENS = Seat.of(1);
    private static final Seat CLEOS = Seat.of(2);

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);
    private final TestGuest cleo = party.joins('c', anna);

    @BeforeEach
    void itIsAnnasTurn() {
        party.dice.next(6, 6, 1, 2, 1, 2);
        anna.asks(new cantstop.engine.Command.Start());
        party.dice.next(3, 4, 5, 1);
        anna.moves(TestGuest.roll());
    }

    private void suggests(TestGuest by, AwayPolicy what) {
        by.says(new ClientMessage.Suggest(by.table(), 0, ANNAS, what));
    }

    private void waits(Duration time) {
        party.passesWith(time, ben, cleo);
    }

    private HostMessage.Absences told() {
        return ben.lastHeard(HostMessage.Absences.class);
    }

    private HostMessage.Pause pause() {
        HostMessage.Pause pause = told().pause();
        assertThat(pause).isNotNull();
        return java.util.Objects.requireNonNull(pause);
    }

    private Event last() {
        return ben.replica().events().getLast();
    }

    private TestGuest annaComesBack() {
        return party.guest('a').attends(ben.table());
    }

    @Test
    void whoDropsIsToldToAllAtOnceAndTheTableWaitsAMinute() {
        party.core.lost(anna);

        assertThat(told())
                .isEqualTo(new HostMessage.Absences(
                        ben.table(),
                        List.of(new Absence(ANNAS, Absence.Kind.LOST, Duration.ZERO, List.of())),
                        new HostMessage.Pause(ANNAS, AwayTimeouts.AWAY, 2)));
        assertThat(cleo.lastHeard(HostMessage.Absences.class)).isEqualTo(told());
    }

    @Test
    void whoeverComesLaterIsToldHowLongAlready() {
        party.core.lost(anna);
        waits(Duration.ofSeconds(13));

        TestGuest late = party.guest('d').attends(ben.table());

        HostMessage.Absences heard = late.lastHeard(HostMessage.Absences.class);
        assertThat(heard.absent().getFirst().since()).isEqualTo(Duration.ofSeconds(13));
        assertThat(heard.pause()).isEqualTo(new HostMessage.Pause(ANNAS, AwayTimeouts.AWAY.minusSeconds(13), 2));
    }

    @Test
    void whoeverGoesOnPurposeIsNotWaitedFor() {
        anna.says(new ClientMessage.Goodbye());

        assertThat(told().absent().getFirst().kind()).isEqualTo(Absence.Kind.LEFT);
        assertThat(pause().left()).isZero();
        suggests(ben, AwayPolicy.BOT);
        assertThat(ben.replica().events()).contains(new Event.BotTookOver(ANNAS, AwayTimeouts.STAND_IN));
    }

    @Test
    void somebodyAwayWhoseTurnItIsNotKeepsNobodyWaiting() {
        party.core.lost(cleo);
        assertThat(told().absent().getFirst().seat()).isEqualTo(CLEOS);
        assertThat(told().pause()).isNull();
    }

    @Test
    void aHostThatHasShutDownDecidesNothingWhenTheWaitIsOver() {
        party.core.lost(anna);
        suggests(ben, AwayPolicy.BOT);
        party.core.shutDown();
        int written = party.journal.batches().size();

        party.passes(AwayTimeouts.AWAY.multipliedBy(2));

        assertThat(party.journal.batches()).hasSize(written);
    }

    @Test
    void aBotThatOneWantsTakesOverWhenTheWaitIsOver() {
        party.core.lost(anna);
        suggests(ben, AwayPolicy.BOT);
        assertThat(told().absent().getFirst().voices()).containsExactly(new Absence.Voice(BENS, AwayPolicy.BOT));
        waits(AwayTimeouts.AWAY.minusSeconds(1));
        assertThat(last()).isInstanceOf(Event.Rolled.class);

        waits(Duration.ofSeconds(1));

        assertThat(ben.replica().events()).contains(new Event.BotTookOver(ANNAS, AwayTimeouts.STAND_IN));
    }

    @Test
    void nobodyChoosesAndTheTableWaits() {
        party.core.lost(anna);
        waits(Duration.ofMinutes(30));
        assertThat(last()).isInstanceOf(Event.Rolled.class);
        assertThat(pause().left()).isZero();
    }

    @Test
    void theLatestWishCounts() {
        party.core.lost(anna);
        suggests(ben, AwayPolicy.BOT);
        suggests(cleo, AwayPolicy.WAIT);
        waits(AwayTimeouts.AWAY.plusSeconds(5));
        assertThat(last()).isInstanceOf(Event.Rolled.class);
        suggests(ben, AwayPolicy.BOT);
        assertThat(ben.replica().events()).contains(new Event.BotTookOver(ANNAS, AwayTimeouts.STAND_IN));
    }

    @Test
    void aBotIsSentAwayAgainWhenSomebodyWouldRatherWait() {
        anna.says(new ClientMessage.Goodbye());
        party.workers.hold();
        suggests(ben, AwayPolicy.BOT);
        suggests(cleo, AwayPolicy.WAIT);

        assertThat(last()).isEqualTo(new Event.PersonBack(ANNAS));
        waits(Duration.ofMinutes(5));
        assertThat(last()).isEqualTo(new Event.PersonBack(ANNAS));
    }

    @Test
    void aSkipTakesAMajorityOfTheOthers() {
        party.core.lost(anna);
        waits(AwayTimeouts.AWAY);
        suggests(ben, AwayPolicy.SKIP);
        assertThat(last()).isInstanceOf(Event.Rolled.class);

        suggests(cleo, AwayPolicy.SKIP);

        assertThat(last()).isInstanceOf(Event.PassedOver.class);
        assertThat(ben.state().playing().orElseThrow().mover()).isEqualTo(BENS);
    }

    @Test
    void oneAloneIsNotOfferedASkip() {
        party.core.lost(anna);
        party.core.lost(cleo);
        assertThat(pause().majority()).isZero();
        party.passesWith(AwayTimeouts.AWAY, ben);
        suggests(ben, AwayPolicy.SKIP);
        party.passesWith(AwayTimeouts.AWAY, ben);
        assertThat(last()).isInstanceOf(Event.Rolled.class);
    }

    @Test
    void whoeverOnlyWatchesOrIsNotThereDecidesNothing() {
        TestGuest watcher = party.guest('d').attends(ben.table());
        party.core.lost(anna);
        watcher.says(new ClientMessage.Suggest(ben.table(), 0, ANNAS, AwayPolicy.BOT));
        anna.says(new ClientMessage.Suggest(ben.table(), 0, ANNAS, AwayPolicy.BOT));
        ben.says(new ClientMessage.Suggest(ben.table(), 0, CLEOS, AwayPolicy.BOT));
        assertThat(told().absent())
                .singleElement()
                .satisfies(one -> assertThat(one.voices()).isEmpty());
    }

    /// Planted: `PlayerPresence.look` without `cancel()`, and `AbsentPlayer` kept on return.
    @Test
    void nothingThatWasWaitedForHappensAfterAReturn() {
        party.core.lost(anna);
        suggests(ben, AwayPolicy.BOT);
        suggests(cleo, AwayPolicy.SKIP);
        waits(AwayTimeouts.AWAY.minusSeconds(2));

        TestGuest back = annaComesBack();
        assertThat(told()).isEqualTo(new HostMessage.Absences(ben.table(), List.of(), null));
        assertThat(back.state().playing().orElseThrow().phase()).isInstanceOf(Phase.ToChoose.class);
        party.passesWith(Duration.ofSeconds(10), back, ben, cleo);
        assertThat(last()).isInstanceOf(Event.Rolled.class);
        assertThat(back.moves(TestGuest.choose(6, 7))).isInstanceOf(cantstop.protocol.Answer.Accepted.class);
    }

    @Test
    void theNextAbsenceIsWaitedForAnew() {
        party.core.lost(anna);
        suggests(ben, AwayPolicy.BOT);
        waits(Duration.ofSeconds(50));
        TestGuest back = annaComesBack();
        party.core.lost(back);
        assertThat(pause().left()).isEqualTo(AwayTimeouts.AWAY);
        waits(Duration.ofSeconds(30));
        assertThat(last()).isInstanceOf(Event.Rolled.class);
    }

    @Test
    void whoeverReturnsHasTheSeatAtOnceAlsoFromTheBot() {
        anna.says(new ClientMessage.Goodbye());
        party.workers.hold();
        suggests(ben, AwayPolicy.BOT);
        TestGuest back = annaComesBack();
        assertThat(last()).isEqualTo(new Event.PersonBack(ANNAS));
        assertThat(told().absent()).isEmpty();
        assertThat(back.state().playing().orElseThrow().phase()).isInstanceOf(Phase.ToChoose.class);
    }

    @Test
    void aHostThatSleptDoesNotCountItAsWaiting() {
        party.core.lost(anna);
        suggests(ben, AwayPolicy.BOT);
        waits(Duration.ofSeconds(10));
        party.timers.sleep(Duration.ofHours(1));
        waits(Duration.ofSeconds(30));
        assertThat(last()).isInstanceOf(Event.Rolled.class);
        waits(Duration.ofSeconds(30));
        assertThat(ben.replica().events()).contains(new Event.BotTookOver(ANNAS, AwayTimeouts.STAND_IN));
    }

    @Test
    void whoeverTouchesNothingAtTheirTurnIsSaidToBeAwaited() {
        party.passesWith(AwayTimeouts.IDLE.minusSeconds(1), anna, ben, cleo);
        assertThat(ben.heard(HostMessage.Absences.class)).isEmpty();
        party.passesWith(Duration.ofSeconds(1), anna, ben, cleo);
        assertThat(told().absent())
                .containsExactly(new Absence(ANNAS, Absence.Kind.IDLE, AwayTimeouts.IDLE, List.of()));
        assertThat(pause().left()).isEqualTo(AwayTimeouts.IDLE_AWAY.minus(AwayTimeouts.IDLE));

        anna.says(new ClientMessage.Touched(anna.table()));
        assertThat(told().absent()).isEmpty();
    }

    @Test
    void whoeverIsGoneForABeerIsPlayedForAndTakesTheSeatBackByATouch() {
        party.passesWith(AwayTimeouts.IDLE, anna, ben, cleo);
        suggests(ben, AwayPolicy.BOT);
        party.workers.hold();
        party.passesWith(AwayTimeouts.IDLE_AWAY, anna, ben, cleo);
        assertThat(ben.replica().events()).contains(new Event.BotTookOver(ANNAS, AwayTimeouts.STAND_IN));

        anna.says(new ClientMessage.Touched(anna.table()));
        assertThat(last()).isEqualTo(new Event.PersonBack(ANNAS));
    }

    @Test
    void aNudgeReachesTheIdleOnceInTenSeconds() {
        ben.says(new ClientMessage.Nudge(ben.table(), 0, ANNAS));
        assertThat(anna.heard(HostMessage.Nudged.class)).isEmpty();
        party.passesWith(AwayTimeouts.IDLE, anna, ben, cleo);
        ben.says(new ClientMessage.Nudge(ben.table(), 0, ANNAS));
        cleo.says(new ClientMessage.Nudge(ben.table(), 0, ANNAS));
        assertThat(anna.heard(HostMessage.Nudged.class))
                .containsExactly(new HostMessage.Nudged(ben.table(), BENS, ANNAS));

        party.passesWith(Limits.NUDGE_PAUSE, anna, ben, cleo);
        cleo.says(new ClientMessage.Nudge(ben.table(), 0, ANNAS));
        assertThat(anna.heard(HostMessage.Nudged.class)).hasSize(2);
    }
}
