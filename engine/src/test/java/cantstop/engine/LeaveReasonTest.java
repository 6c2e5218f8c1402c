package cantstop.engine;

import static cantstop.engine.TestTable.ANNA;
import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.BOT;
import static cantstop.engine.TestTable.CARA;
import static cantstop.engine.TestTable.EVE;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.HOST;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.at;
import static cantstop.engine.TestTable.badge;
import static cantstop.engine.TestTable.guest;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// People who go and come back while a game is being played.
class LeaveReasonTest {
    private static final Command LEAVE = new Command.Leave(false);
    private static final Command CONCEDE = new Command.Leave(true);
    private static final Command END = new Command.EndGame();

    private final TestTable table = TestTable.playing(3, Settings.DEFAULT);

    @AfterEach
    void whatHappenedAuditsClean() {
        assertThat(Audit.firstIllegal(table.events())).isEmpty();
    }

    private List<Event> last(int count) {
        return table.eventsSince(table.events().size() - (long) count);
    }

    @Test
    void whoeverLeavesInTheMiddleOfATurnIsStoppedWhereStoppingIsAllowed() {
        table.roll(1, 2, 3, 4).choose(5, 5).accept(guest(ANNA), LEAVE);

        assertThat(last(3))
                .containsExactly(
                        new Event.Left(FIRST, LeaveReason.LEFT),
                        new Event.OwnerChanged(BEN),
                        new Event.PassedOver(FIRST, true, List.of(), false));
        assertThat(table.game().player(FIRST).squares()).isEqualTo(at(5, 2));
        assertThat(table.game().mover()).isEqualTo(SECOND);
        assertThat(table.state().chair(FIRST).badge()).isEqualTo(badge(0));
    }

    @Test
    void whoeverLeavesWithAChoiceOpenLosesTheMarkers() {
        table.roll(1, 2, 3, 4).choose(5, 5).roll(1, 2, 3, 4).accept(guest(ANNA), CONCEDE);

        assertThat(last(3))
                .containsExactly(
                        new Event.Left(FIRST, LeaveReason.CONCEDED),
                        new Event.OwnerChanged(BEN),
                        new Event.PassedOver(FIRST, false, List.of(), false));
        assertThat(table.game().player(FIRST).squares()).isZero();
    }

    @Test
    void whoeverLeavesAtAnothersTurnIsPassedOverWhenItComes() {
        table.accept(guest(BEN), LEAVE);
        assertThat(table.game().mover()).isEqualTo(FIRST);

        table.roll(1, 2, 3, 4).choose(5, 5).stop();

        assertThat(table.game().mover()).isEqualTo(THIRD);
    }

    @Test
    void somebodyRemovedIsPassedOverToo() {
        table.roll(1, 2, 3, 4).choose(5, 5).stop();

        table.accept(guest(ANNA), new Command.Remove(SECOND, null));

        assertThat(last(1)).containsExactly(new Event.PassedOver(SECOND, false, List.of(), false));
        assertThat(table.game().mover()).isEqualTo(THIRD);
    }

    @Test
    void aNewcomerGoesOnWithTheSquaresOfTheSeat() {
        table.roll(1, 2, 3, 4).choose(5, 5).accept(guest(ANNA), LEAVE).accept(guest(EVE), sitting(FIRST));

        assertThat(table.game().player(FIRST).squares()).isEqualTo(at(5, 2));
        table.roll(1, 2, 3, 4).choose(5, 5).stop().roll(1, 2, 3, 4).choose(5, 5).stop();
        assertThat(table.game().mover()).isEqualTo(FIRST);
    }

    @Test
    void aSeatGivenAwayInTheMiddleOfATurnKeepsTheTurn() {
        table.roll(1, 2, 3, 4).accept(guest(ANNA), new Command.GiveSeat(FIRST, null, EVE, badge(0)));

        assertThat(table.game().mover()).isEqualTo(FIRST);
        assertThat(table.choose(5, 5).game().markers()).isEqualTo(at(5, 2));
    }

    @Test
    void withEverybodyGoneTheTurnWaitsAndGoesOnWithWhoeverComesBack() {
        table.roll(1, 2, 3, 4).choose(5, 5).accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        table.accept(guest(ANNA), LEAVE);
        assertThat(table.game().mover()).isEqualTo(FIRST);
        assertThat(table.game().markers()).isEqualTo(at(5, 2));

        table.accept(guest(CARA), sitting(THIRD));

        assertThat(last(2))
                .containsExactly(new Event.OwnerChanged(CARA), new Event.PassedOver(FIRST, true, List.of(), false));
        assertThat(table.game().mover()).isEqualTo(THIRD);
    }

    @Test
    void withEverybodyGoneTheMoverWhoComesBackPlaysOn() {
        table.roll(1, 2, 3, 4).accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        table.accept(guest(ANNA), LEAVE).accept(guest(ANNA), sitting(FIRST));

        assertThat(table.choose(5, 5).game().markers()).isEqualTo(at(5, 2));
    }

    @Test
    void withEverybodyGoneTheHostCanStillPassATurnToTheNextEmptySeat() {
        table.accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE).accept(guest(ANNA), LEAVE);

        table.accept(HOST, new Command.PassOver(table.state().sequence()));

        assertThat(table.game().mover()).isEqualTo(SECOND);
    }

    @Test
    void theLastOneLeftMayEndTheGameWithoutAWinner() {
        table.refuse(Refusal.Plain.OTHERS_PLAY, guest(ANNA), END);
        table.accept(guest(BEN), CONCEDE).accept(guest(CARA), LEAVE);
        table.refuse(Refusal.Plain.NOT_SEATED, guest(BEN), END);
        table.refuse(Refusal.Plain.NOT_SEATED, HOST, END);

        table.accept(guest(ANNA), END);

        assertThat(table.events().getLast()).isEqualTo(new Event.Over(null));
        assertThat(table.game().isFinished()).isTrue();
        assertThat(table.game().winner()).isNull();
        assertThat(table.state().chair(SECOND)).isEqualTo(Chair.empty(SECOND));
        assertThat(table.state().chair(FIRST).wins()).isZero();
        table.refuse(Refusal.Plain.NO_GAME, guest(ANNA), END);
    }

    @Test
    void theLastOneLeftMayGoOnAgainstBots() {
        table.accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        table.accept(guest(ANNA), new Command.SeatBot(SECOND, BOT, badge(1)));
        table.refuse(Refusal.Plain.OTHERS_PLAY, guest(ANNA), END);

        table.roll(1, 2, 3, 4).choose(5, 5).stop().roll(1, 2, 3, 4).choose(5, 5).stop();

        assertThat(table.game().mover()).isEqualTo(FIRST);
    }

    @Test
    void theLastPlayerMayEndTheGameAlthoughSomebodyWaitsForTheNextOne() {
        table.accept(guest(EVE), sitting(TestTable.FOURTH));
        table.accept(guest(ANNA), LEAVE).accept(guest(BEN), LEAVE);
        table.refuse(Refusal.Plain.OTHERS_PLAY, guest(EVE), END);

        table.accept(guest(CARA), END);

        assertThat(table.state().isPlaying()).isFalse();
    }

    @Test
    void somebodyWhoWaitsMayEndAGameThatAllPlayersHaveLeft() {
        table.accept(guest(EVE), sitting(TestTable.FOURTH));
        table.accept(guest(ANNA), LEAVE).accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        assertThat(table.game().mover()).isEqualTo(THIRD);

        table.accept(guest(EVE), END);

        assertThat(table.state().isPlaying()).isFalse();
    }

    @Test
    void concedingTakesAGameToConcede() {
        table.refuse(Refusal.Plain.NOT_SEATED, guest(EVE), LEAVE);
        table.accept(guest(EVE), sitting(TestTable.FOURTH));
        table.refuse(Refusal.Plain.NO_GAME, guest(EVE), CONCEDE);
        TestTable.seating(2, Settings.DEFAULT).refuse(Refusal.Plain.NO_GAME, guest(ANNA), CONCEDE);
        table.accept(guest(EVE), LEAVE);
        assertThat(table.state().chair(TestTable.FOURTH)).isEqualTo(Chair.empty(TestTable.FOURTH));
    }

    private static Command sitting(Seat seat) {
        return new Command.SitDown(seat, badge(seat.number()));
    }
}
