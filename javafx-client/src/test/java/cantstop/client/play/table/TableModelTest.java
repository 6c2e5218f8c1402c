package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Option;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TurnMove;
import cantstop.engine.Variant;
import cantstop.protocol.HostMessage;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the table shows and does.
class TableModelTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen();
    private Duration now = Duration.ofDays(3);
    private TableModel model =
            new TableModel(visit.party(), visit.words, () -> FakeVisit.ANNAS, () -> false, () -> now.toNanos());

    @BeforeEach
    void follow() {
        model.activate();
    }

    private Controls controls() {
        return model.controls().get();
    }

    private Command lastAsked() {
        return visit.guest().submitted.getLast();
    }

    @Test
    void aTurnBeginsWithARollAndSaysWhyItCannotBeStopped() {
        visit.annaStarts();
        assertThat(controls().headline()).isEqualTo("Your turn: roll");
        assertThat(controls().roll().enabled()).isTrue();
        assertThat(controls().stop().reason()).contains("Nothing to keep yet");
    }

    @Test
    void whereSeveralPlayAtOneLaptopTheTurnIsCalledByName() {
        visit.party().seatFriend(Seat.of(2), FakeVisit.CLEOS);
        visit.later.run();
        visit.annaStarts();
        assertThat(controls().headline()).isEqualTo("Anna: roll");
        assertThat(model.plates().get()).extracting(Plate::role).doesNotContain("you");
    }

    @Test
    void whoThrewTheDiceIsSaidWhereSomethingIsWrongWithThemOnly() {
        visit.annaStarts().annaRolls(3, 4, 5, 1);
        assertThat(model.thrownBy()).isEmpty();

        visit.guest().alarmed(DiceAlarm.LEFT_OUT);
        visit.later.run();
        assertThat(model.thrownBy()).isEqualTo("Thrown by the host");
    }

    @Test
    void whoThrewTheDiceIsSaidWithOneLaptopToo() {

        FakeVisit alone = new FakeVisit().hosting();
        alone.party().seatFriend(Seat.of(2), FakeVisit.CLEOS);
        alone.later.run();
        alone.annaStarts().annaRolls(3, 4, 5, 1);
        alone.guest().alarmed(DiceAlarm.LEFT_OUT);
        alone.later.run();
        TableModel ofOne = new TableModel(alone.party(), alone.words, () -> FakeVisit.ANNAS, () -> false);
        assertThat(ofOne.thrownBy()).isEqualTo("Thrown by 1 laptop");
    }

    @ParameterizedTest
    @CsvSource({
        "REPLACED, You’re not playing here",
        "COPIED, You’re not playing here",
        "BREACH, No connection",
        "SHUTTING_DOWN, Waiting for Anna’s laptop"
    })
    void whoCanNoLongerPlayHereIsToldWhyOnce(HostMessage.CloseReason why, String headline) {
        visit.annaStarts();
        visit.guest().becomes(new Connection.Ended(FakeVisit.BENS_HOST, why, VersionRange.OURS, "Can't Stop 0.1"));
        visit.later.run();
        assertThat(controls().headline()).isEqualTo(headline);
        assertThat(controls().roll().reason()).contains("");
        assertThat(controls().stop().reason()).contains("");
    }

    @Test
    void whatCannotBeChosenIsNotAskedFor() {
        visit.annaStarts().annaRolls(3, 4, 5, 1);
        assertThat(controls().headline()).isEqualTo("Choose your columns");

        visit.guest().becomes(new Connection.Connecting(FakeVisit.BENS_HOST, 1));
        visit.later.run();

        assertThat(controls().headline()).isEqualTo("Waiting for Anna’s laptop");
        assertThat(controls().keys()).isFalse();
    }

    @Test
    void nothingIsAskedForWhileTheHostWaitsForOthers() {
        visit.annaStarts().annaRolls(3, 4, 5, 1);

        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE, List.of(FakeVisit.ANNA), List.of(FakeVisit.BEN), 1, List.of()));
        visit.later.run();

        assertThat(controls().headline()).isEqualTo("Waiting for the others");
        assertThat(controls().keys()).isFalse();
        assertThat(controls().choosing()).isFalse();
    }

    @Test
    void nothingCanBeDoneAtATableThatTheHostHasNoMore() {
        visit.annaStarts().annaRolls(3, 4, 5, 1);

        visit.guest().vacant(Optional.of(new Takeover(Optional.of(FakeVisit.ANNA), false, false)));
        visit.later.run();

        assertThat(controls().choosing()).isFalse();
        assertThat(controls().keys()).isFalse();
        assertThat(controls().headline()).as("a sign says it").isEmpty();
    }

    @Test
    void afterARollOneOfTheOptionsIsTaken() {
        visit.annaStarts().annaRolls(3, 4, 5, 1);
        assertThat(controls().choosing()).isTrue();
        assertThat(controls().keys()).isTrue();
        assertThat(controls().options()).hasSize(3);
        assertThat(controls().roll().reason()).contains("Choose your columns first");
        model.choose(1);
        assertThat(lastAsked())
                .isInstanceOfSatisfying(
                        Command.Turn.class,
                        turn -> assertThat(turn.move()).isEqualTo(new TurnMove.Choose(FakeVisit.columns(6, 7))));
    }

    @Test
    void wonColumnsAreTheNewsUntilTheDiceRollAgain() {
        visit.annaStarts();
        for (int time = 0; time < 3; time++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        assertThat(controls().news()).isEmpty();

        visit.annaStops();
        assertThat(controls().news()).hasValueSatisfying(news -> {
            assertThat(news.said()).as("to the player themselves").isEqualTo("You won columns 2 and 12");
            assertThat(news.besides()).isEqualTo("1 more to win");
            assertThat(news.painted()).isEqualTo("2  12");
            assertThat(news.badge()).contains(FakeVisit.ANNAS);
            assertThat(news.initials()).isEqualTo("A");
        });
        visit.guest().dice(3, 4, 5, 1);
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        assertThat(controls().news()).isEmpty();
    }

    @Test
    void anEitherOrIsTwoOptionsOfOnePairing() {
        visit.annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaRolls(4, 4, 5, 4);
        assertThat(controls().options())
                .extracting(Option::columns)
                .containsExactly(FakeVisit.columns(8), FakeVisit.columns(9));
        assertThat(controls().options())
                .extracting(option -> option.pairing().index())
                .containsOnly(0);
    }

    @Test
    void stopSaysWhatItKeepsAndWhatItWins() {
        visit.annaStarts().annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        assertThat(controls().stop().detail()).isEqualTo("keep 2 steps");
        assertThat(controls().stake().said()).isEqualTo("2 steps at stake, 1st roll");
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        assertThat(controls().stop().detail()).isEqualTo("win columns 2 and 12");
    }

    @Test
    void anotherPlayersTurnIsWatchedWithTheReasonOnTheButtons() {
        visit.annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        assertThat(controls().myTurn()).isFalse();
        assertThat(controls().roll().reason()).contains("It is Ben’s turn");
        model.roll();
        assertThat(lastAsked())
                .isInstanceOfSatisfying(
                        Command.Turn.class, turn -> assertThat(turn.move()).isInstanceOf(TurnMove.Stop.class));
    }

    @Test
    void inForcedMoveStopSaysWhichMarkerStandsWhere() {
        visit.party().ask(new Command.ChangeSettings(Settings.DEFAULT.withVariant(Variant.FORCED_MOVE)));
        visit.later.run();
        visit.annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(3, 4, 6, 6).annaTakes(7, 12);
        assertThat(controls().stop().reason()).contains("On Ben’s piece in 7: roll\u00a0on");
    }

    @Test
    void rollingWhereStopWouldWinTheGameIsAskedAboutFirst() {
        aboutToWin();
        int asked = visit.guest().submitted.size();
        model.roll();
        assertThat(model.asking().get()).isTrue();
        assertThat(visit.guest().submitted).hasSize(asked);

        now = now.plusMillis(600);
        model.roll();
        assertThat(model.asking().get()).isFalse();
        assertThat(lastAsked())
                .isInstanceOfSatisfying(
                        Command.Turn.class, turn -> assertThat(turn.move()).isInstanceOf(TurnMove.RollDice.class));
    }

    @Test
    void aSecondPressThatCameAlongWithTheFirstDoesNotRollTheWinAway() {
        aboutToWin();
        int asked = visit.guest().submitted.size();
        model.roll();
        now = now.plusMillis(200);
        model.roll();
        assertThat(model.asking().get()).isTrue();
        assertThat(visit.guest().submitted).hasSize(asked);
    }

    @Test
    void whereMuchIsAtStakeRollIsADare() {
        visit.annaStarts();
        for (int climb = 0; climb < 4; climb++) {
            visit.annaRolls(3, 3, 4, 4).annaTakes(6, 8);
        }
        assertThat(controls().roll().label()).isEqualTo("Roll again");
        visit.annaRolls(3, 3, 4, 4).annaTakes(6, 8);
        assertThat(controls().roll().label()).isEqualTo("Roll anyway?");
    }

    @Test
    void whatATurnIsRememberedForIsTheNewsUntilTheDiceRollAgain() {
        visit.annaStarts();
        for (int climb = 0; climb < 2; climb++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        for (int climb = 0; climb < 3; climb++) {
            visit.annaRolls(1, 2, 5, 6).annaTakes(3);
        }
        assertThat(controls().news()).isEmpty();

        visit.annaStops();
        assertThat(controls().news()).hasValueSatisfying(news -> {
            assertThat(news.painted()).isEqualTo("5 rolls");
            assertThat(news.caption()).isEqualTo("You survived, a 1-in-5 chance");
            assertThat(news.said() + news.besides()).as("it is said once").isEmpty();
        });
        assertThat(controls().told()).isEmpty();
        assertThat(model.plates().get())
                .map(Plate::role)
                .as("and not on the plate")
                .containsExactly("you", "");
        visit.guest().dice(3, 4, 5, 1);
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        assertThat(controls().news()).isEmpty();
    }

    @Test
    void whileACommandIsUnderWayNothingElseCanBePressed() {
        visit.annaStarts();
        visit.guest().silent(true);
        model.roll();
        int asked = visit.guest().submitted.size();
        model.roll();
        assertThat(visit.guest().submitted).hasSize(asked);
        assertThat(controls().roll().reason()).contains("Waiting for the host…");
    }

    @Test
    void myHandIsShownToTheOthersAtMyTurnOnly() {
        visit.annaStarts().annaRolls(3, 4, 5, 1);
        Option first = controls().options().getFirst();
        model.point(Optional.of(first));
        model.point(Optional.empty());
        assertThat(visit.guest().hovered).containsExactly(first.columns(), List.<Column>of());
    }

    @Test
    void aBustStaysBesideThePlayersName() {
        visit.annaStarts()
                .annaRolls(1, 1, 1, 2)
                .annaTakes(2, 3)
                .annaRolls(6, 6, 1, 1)
                .annaTakes(2, 12);
        visit.annaRolls(5, 3, 5, 3);
        Plate anna = model.plates().get().getFirst();
        assertThat(anna.bust()).isPresent();
        assertThat(anna.bustReason()).as("what it cost stands in the headline").isEqualTo("no pair makes 2, 3 or 12");
    }

    @Test
    void whoIsAwayIsSaid() {
        visit.annaStarts();
        visit.guest().present(FakeVisit.ANNA);
        visit.later.run();
        assertThat(model.plates().get().getLast().away()).isTrue();
        assertThat(model.plates().get().getLast().role()).isEqualTo("away");
    }

    private void aboutToWin() {
        visit.annaStarts();
        for (int climb = 0; climb < 3; climb++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        visit.annaStops().bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7);
    }

    @Test
    void whatIsUnderWayIsOnItsWayToAHostOnlyWhereThatIsElsewhere() {
        visit.annaStarts();
        TableModel here = new TableModel(visit.party(), visit.words, () -> FakeVisit.ANNAS, () -> true);
        here.activate();

        visit.guest().dice(3, 4, 5, 1);
        model.roll();

        assertThat(model.controls().get().roll().reason()).contains("Waiting for the host…");
        assertThat(here.controls().get().roll().reason()).contains("One moment…");
    }
}
