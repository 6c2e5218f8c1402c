package cantstop.engine;

import static cantstop.engine.TestTable.ANNA;
import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.BOT;
import static cantstop.engine.TestTable.EVE;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.HOST;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.at;
import static cantstop.engine.TestTable.columns;
import static cantstop.engine.TestTable.guest;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Rolling, choosing, taking back, stopping, and going on for others.
class DecideTurnTest {
    private static final TurnMove ROLL = new TurnMove.RollDice();
    private static final TurnMove STOP = new TurnMove.Stop();
    private static final TurnMove TAKE_BACK = new TurnMove.TakeBack();

    private final TestTable table = TestTable.playing(2, Settings.DEFAULT.withTimerSeconds(30));

    private void refuse(Refusal reason, TurnMove move) {
        table.refuse(reason, table.mover(), table.turn(move));
    }

    @Test
    void aRollNeedsFourDice() {
        assertThat(table.ask(guest(ANNA), table.turn(ROLL))).isEqualTo(new Decision.NeedsDice(4));
    }

    @Test
    void onlyAnAllowedRollAsksForDice() {
        table.refuse(new Refusal.NotYourTurn(FIRST), guest(BEN), table.turn(ROLL));
        table.refuse(Refusal.Plain.NOT_SEATED, guest(EVE), table.turn(ROLL));
        table.refuse(Refusal.Plain.NOT_SEATED, HOST, table.turn(ROLL));
        table.refuse(Refusal.Plain.NO_BOT_PLAYS, new Actor.BotAt(FIRST), table.turn(ROLL));
        table.refuse(new Refusal.NotYourTurn(FIRST), new Actor.BotAt(SECOND), table.turn(ROLL));
    }

    @Test
    void diceThatAreNoneOrTooFewAreTheCallersFault() {
        assertThatThrownBy(() -> table.ask(guest(ANNA), table.turn(ROLL), 1, 2, 3, 7))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table.ask(guest(ANNA), table.turn(ROLL), 1, 2, 3))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTurnBeginsWithARoll() {
        refuse(Refusal.Plain.NOTHING_TO_KEEP, STOP);
        refuse(Refusal.Plain.ROLL_FIRST, new TurnMove.Choose(columns(7)));
        refuse(Refusal.Plain.NOTHING_TO_TAKE_BACK, TAKE_BACK);
    }

    @Test
    void diceOnTheTableWaitForAChoice() {
        table.roll(1, 2, 3, 4);

        refuse(Refusal.Plain.CHOOSE_FIRST, ROLL);
        refuse(Refusal.Plain.CHOOSE_FIRST, STOP);
        refuse(Refusal.Plain.NOTHING_TO_TAKE_BACK, TAKE_BACK);
        refuse(new Refusal.NotOffered(columns(2, 12)), new TurnMove.Choose(columns(2, 12)));
    }

    @Test
    void anOptionIsItsColumnsInAnyOrder() {
        table.roll(1, 2, 3, 4).choose(7, 3);

        assertThat(table.events().getLast()).isEqualTo(new Event.Chosen(FIRST, columns(3, 7), MoveSource.PERSON));
        refuse(Refusal.Plain.ROLL_FIRST, new TurnMove.Choose(columns(3, 7)));
    }

    @Test
    void aChoiceCanBeTakenBackAnyNumberOfTimesUntilTheNextRoll() {
        table.roll(1, 2, 3, 4).choose(3, 7).takeBack().choose(4, 6).takeBack();

        assertThat(table.game().markers()).isZero();
        assertThat(table.offered()).containsExactly(List.of(3, 7), List.of(4, 6), List.of(5, 5));
        refuse(Refusal.Plain.NOTHING_TO_TAKE_BACK, TAKE_BACK);
        table.choose(5, 5).roll(1, 2, 3, 4);
        refuse(Refusal.Plain.NOTHING_TO_TAKE_BACK, TAKE_BACK);
        assertThat(table.choose(5, 5).takeBack().game().markers()).isEqualTo(at(5, 2));
    }

    @Test
    void whatTheDiceWereUsedForIsKnownUntilTheNextRoll() {
        table.roll(1, 2, 3, 4);
        assertThat(table.game().taken()).isEmpty();

        table.choose(4, 6);
        assertThat(table.game().taken())
                .hasValueSatisfying(taken -> assertThat(taken.columns()).isEqualTo(columns(4, 6)));
        assertThat(table.takeBack().game().taken()).isEmpty();

        table.choose(5, 5);
        assertThat(table.game().taken())
                .hasValueSatisfying(taken -> assertThat(taken.columns()).isEqualTo(columns(5, 5)));
        assertThat(table.roll(1, 2, 3, 4).game().taken()).isEmpty();
    }

    @Test
    void aTableMayForbidTakingBack() {
        TestTable strict = TestTable.playing(2, Settings.DEFAULT.withTakingBack(false));
        strict.roll(1, 2, 3, 4).choose(3, 7);

        strict.refuse(Refusal.Plain.NO_TAKING_BACK, guest(ANNA), strict.turn(TAKE_BACK));
    }

    @Test
    void anAnswerToAnOldScreenIsOutdatedAndOneToAFutureOneIsAhead() {
        Command sent = table.turn(ROLL);
        table.accept(guest(ANNA), sent, 1, 2, 3, 4);

        table.refuse(Refusal.Plain.OUTDATED, guest(ANNA), sent);
        table.refuse(Refusal.Plain.OUTDATED, guest(BEN), sent);
        table.refuse(
                Refusal.Plain.AHEAD, guest(ANNA), new Command.Turn(table.state().sequence() + 1, STOP));
    }

    @Test
    void anEventBesideTheGameDoesNotSpoilAChoice() {
        table.roll(1, 2, 3, 4);
        Command choice = table.turn(new TurnMove.Choose(columns(5, 5)));
        table.accept(guest(ANNA), new Command.Lock(true));

        table.accept(guest(ANNA), choice);

        assertThat(table.game().markers()).isEqualTo(at(5, 2));
    }

    @Test
    void aBustIsRememberedUntilThePlayersNextTurn() {
        table.put(at(2, 1, 3, 1, 12, 1)).roll(4, 4, 4, 4);

        assertThat(table.game().player(FIRST).bust())
                .isEqualTo(new Player.Bust(new Roll(4, 4, 4, 4), at(2, 1, 3, 1, 12, 1)));
        table.roll(1, 2, 3, 4).choose(5, 5).stop();
        assertThat(table.game().player(FIRST).bust()).isNull();
    }

    @Test
    void timeUpRollsThenTakesTheFirstOptionThenStops() {
        assertThat(table.ask(HOST, timeUp())).isEqualTo(new Decision.NeedsDice(4));

        table.accept(HOST, timeUp(), 1, 2, 3, 4).accept(HOST, timeUp()).accept(HOST, timeUp());

        assertThat(table.eventsSince(table.events().size() - 3L))
                .containsExactly(
                        new Event.Rolled(FIRST, new Roll(1, 2, 3, 4), false, MoveSource.CLOCK),
                        new Event.Chosen(FIRST, columns(3, 7), MoveSource.CLOCK),
                        new Event.Stopped(FIRST, List.of(), false, MoveSource.CLOCK));
    }

    @Test
    void timeUpRollsOnWhereStoppingIsNotAllowed() {
        TestTable forced = TestTable.playing(
                        2, Settings.DEFAULT.withVariant(Variant.FORCED_MOVE).withTimerSeconds(30))
                .put(at(7, 3), 0, at(7, 3));

        assertThat(forced.ask(HOST, new Command.TimeUp(forced.state().sequence())))
                .isEqualTo(new Decision.NeedsDice(4));
    }

    @Test
    void timeUpIsTheHostsAndNeedsATimerAndAScreenOfNow() {
        table.refuse(Refusal.Plain.NOT_HOST, guest(ANNA), timeUp());
        table.refuse(Refusal.Plain.OUTDATED, HOST, new Command.TimeUp(0));
        TestTable untimed = TestTable.playing(2, Settings.DEFAULT);
        untimed.refuse(
                Refusal.Plain.NO_TIMER, HOST, new Command.TimeUp(untimed.state().sequence()));
    }

    @Test
    void aBotMakesTheSameEventsMarkedAsABots() {
        table.accept(guest(BEN), new Command.LetBotPlay(FIRST, null, BOT));
        table.refuse(Refusal.Plain.BOT_PLAYS, guest(ANNA), table.turn(ROLL));

        table.roll(1, 2, 3, 4).choose(5, 5).takeBack().choose(3, 7).stop();

        assertThat(table.eventsSince(table.events().size() - 5L))
                .containsExactly(
                        new Event.Rolled(FIRST, new Roll(1, 2, 3, 4), false, MoveSource.BOT),
                        new Event.Chosen(FIRST, columns(5, 5), MoveSource.BOT),
                        new Event.TakenBack(FIRST),
                        new Event.Chosen(FIRST, columns(3, 7), MoveSource.BOT),
                        new Event.Stopped(FIRST, List.of(), false, MoveSource.BOT));
        assertThat(Audit.firstIllegal(table.events())).isEmpty();
    }

    @Test
    void passingOverKeepsWhatAStopWouldKeep() {
        table.roll(1, 2, 3, 4).choose(5, 5);

        table.accept(HOST, passOver());

        assertThat(table.events().getLast()).isEqualTo(new Event.PassedOver(FIRST, true, List.of(), false));
        assertThat(table.game().player(FIRST).squares()).isEqualTo(at(5, 2));
        assertThat(table.game().mover()).isEqualTo(SECOND);
    }

    @Test
    void passingOverTakesTheMarkersOffWhileAChoiceIsOpenOrStoppingIsNotAllowed() {
        table.roll(1, 2, 3, 4).choose(5, 5).roll(1, 2, 3, 4).accept(HOST, passOver());

        assertThat(table.events().getLast()).isEqualTo(new Event.PassedOver(FIRST, false, List.of(), false));
        assertThat(table.game().player(FIRST).squares()).isZero();

        TestTable forced = TestTable.playing(2, Settings.DEFAULT.withVariant(Variant.FORCED_MOVE))
                .put(at(2, 3, 7, 3), 0, at(7, 3));
        forced.accept(HOST, new Command.PassOver(forced.state().sequence()));
        assertThat(forced.events().getLast()).isEqualTo(new Event.PassedOver(FIRST, false, List.of(), false));
    }

    @Test
    void passingOverCanWinColumnsAndTheGame() {
        table.put(at(7, 13), 0, at(7, 2)).accept(HOST, passOver());
        assertThat(table.events().getLast()).isEqualTo(new Event.PassedOver(FIRST, true, columns(7), false));
        assertThat(table.game().player(SECOND).squares()).isZero();

        table.put(at(7, 13), at(6, 11), at(2, 3, 12, 3)).accept(HOST, passOver());
        assertThat(table.eventsSince(table.events().size() - 2L))
                .containsExactly(new Event.PassedOver(SECOND, true, columns(7), true), new Event.Over(SECOND));
        assertThat(table.game().winner()).isEqualTo(SECOND);
    }

    @Test
    void passingOverIsTheHosts() {
        table.refuse(Refusal.Plain.NOT_HOST, guest(ANNA), passOver());
        table.refuse(Refusal.Plain.AHEAD, HOST, new Command.PassOver(1_000));
    }

    @Test
    void nothingIsDecidedWithoutAGameOrBeforeTheStartIsSettled() {
        TestTable waiting = TestTable.seating(3, Settings.DEFAULT);
        waiting.refuse(Refusal.Plain.NO_GAME, guest(ANNA), waiting.turn(ROLL));
        waiting.accept(guest(ANNA), new Command.Start(), 6, 6, 6, 6, 1, 1);
        waiting.refuse(Refusal.Plain.NOT_STARTED_YET, guest(ANNA), waiting.turn(ROLL));

        table.put(at(7, 13), at(2, 3, 12, 3)).stop();
        table.refuse(Refusal.Plain.NO_GAME, guest(ANNA), table.turn(ROLL));
        assertThat(table.state().chair(FIRST).wins()).isEqualTo(1);
        assertThat(table.state().chair(SECOND).wins()).isZero();
        assertThat(table.state().chair(THIRD).isEmpty()).isTrue();
    }

    private Command timeUp() {
        return new Command.TimeUp(table.state().sequence());
    }

    private Command passOver() {
        return new Command.PassOver(table.state().sequence());
    }
}
