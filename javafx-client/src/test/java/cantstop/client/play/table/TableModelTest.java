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
import cantstop.protocol.client.Takeover;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the table shows and does.
class TableModelTest extends TableStory {
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
    void thePlateOfWhoeverMovesSaysHowFarTheirTurnHasCome() {
        visit.annaStarts();
        assertThat(notes()).containsExactly("you", "");

        visit.annaRolls(3, 4, 5, 1);
        assertThat(notes()).containsExactly("you, roll 1", "");

        visit.annaTakes(6, 7).annaRolls(3, 4, 3, 4).annaTakes(7, 7);
        assertThat(notes()).containsExactly("you, 2 rolls", "");

        visit.annaStops();
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        assertThat(notes()).containsExactly("you", "choosing, roll 1");
    }

    private List<String> notes() {
        return model.plates().get().stream().map(Plate::role).toList();
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
        assertThat(controls().stake().said()).isEqualTo("2 steps at stake, 1 roll");
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        assertThat(controls().stop().detail()).isEqualTo("win columns 2 and 12");
    }

    @Test
    void anotherPlayersTurnIsWatchedWithTheReasonOnTheButtons() {
        visit.annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        assertThat(controls().myTurn()).isFalse();
        assertThat(controls().roll().reason()).contains("It’s Ben’s turn");
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
