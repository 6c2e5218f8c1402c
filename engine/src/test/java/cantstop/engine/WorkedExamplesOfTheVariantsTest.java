package cantstop.engine;

import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.at;
import static cantstop.engine.TestTable.columns;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The examples of the variants, in the Franjos edition, the help page and the page of rules.
class WorkedExamplesOfTheVariantsTest {
    private static TestTable playing(int people, Variant variant, Placing placing) {
        return TestTable.playing(people, Settings.DEFAULT.withVariant(variant).withPlacing(placing));
    }

    @Test
    void theColumnsToWinAreCappedAt5ForTwo4ForThreeAnd3ForFour() {
        assertThat(List.of(Settings.mostColumns(2), Settings.mostColumns(3), Settings.mostColumns(4)))
                .containsExactly(5, 4, 3);
    }

    @Test
    void jumpingWithOthersOn1And3OfColumn7Twice7GoesTo2AndThenTo4() {
        TestTable table = playing(3, Variant.JUMPING, Placing.FREE).put(0, 0, at(7, 1), at(7, 3));

        table.roll(3, 4, 3, 4).choose(7, 7);

        assertThat(table.game().markers()).isEqualTo(at(7, 4));
        assertThat(table.game().board().step(0, 7)).isEqualTo(at(7, 2));
    }

    @Test
    void jumpingGoesOverSeveralSquaresInARowInOneStep() {
        TestTable table = playing(4, Variant.JUMPING, Placing.FREE).put(0, 0, at(7, 1), at(7, 2), at(7, 3));

        table.roll(3, 4, 1, 1).choose(2, 7);

        assertThat(table.game().markers()).isEqualTo(at(2, 1, 7, 4));
    }

    @Test
    void jumpingADoubleIsOneStepWhereTheFirstOneJumpsOntoTheTop() {
        TestTable table = playing(2, Variant.JUMPING, Placing.FREE).put(0, at(2, 1), at(2, 2));

        table.roll(1, 1, 1, 1);

        assertThat(table.offered()).containsExactly(List.of(2));
        assertThat(table.choose(2).game().markers()).isEqualTo(at(2, 3));
    }

    @Test
    void aDoubleIsOneStepWhereOnlyOneIsLeft() {
        TestTable table =
                playing(2, Variant.STANDARD, Placing.FREE).put(0, at(2, 2)).roll(1, 1, 1, 1);

        assertThat(table.offered()).containsExactly(List.of(2));
    }

    @Test
    void inForcedMoveNobodyStopsOnAnothersSquareEvenToWinAndIsToldWhereItIs() {
        TestTable table = playing(3, Variant.FORCED_MOVE, Placing.FREE)
                .put(at(7, 13, 6, 2, 8, 4), at(2, 3, 12, 3), at(6, 2, 8, 4), at(6, 2));

        assertThat(table.game().stopWinsGame()).isTrue();
        table.refuse(
                new Refusal.MustRollOn(List.of(
                        new Refusal.Sharing(Column.SIX, List.of(SECOND, THIRD)),
                        new Refusal.Sharing(Column.EIGHT, List.of(SECOND)))),
                table.mover(),
                table.turn(new TurnMove.Stop()));
    }

    @Test
    void inForcedMoveThePlayerMayStopAgainOnceTheMarkerHasLeftTheSquare() {
        TestTable table = playing(2, Variant.FORCED_MOVE, Placing.FREE).put(at(7, 3), 0, at(7, 3));

        table.roll(3, 4, 3, 4).choose(7, 7).stop();

        assertThat(table.game().square(FIRST, Column.SEVEN)).isEqualTo(5);
    }

    @Test
    void inForcedMoveWhoeverCannotMoveOnLosesAllProgress() {
        TestTable table = playing(2, Variant.FORCED_MOVE, Placing.FREE).put(at(2, 1, 3, 1, 12, 1), 0, at(3, 1));

        table.roll(4, 4, 4, 4);

        assertThat(table.game().player(FIRST).squares()).isZero();
    }

    @Test
    void onesOwnSquareForcesNobody() {
        TestTable table = playing(2, Variant.FORCED_MOVE, Placing.FREE).put(at(7, 3), at(7, 2), at(7, 4));

        assertThat(table.game().mayStop()).isTrue();
        assertThat(table.game().forcing()).isEmpty();
    }

    @Test
    void strictPlacingWithMarkersOn6And7Makes2255Either4Or10AndNot7Twice() {
        TestTable table =
                playing(2, Variant.STANDARD, Placing.STRICT).put(at(6, 1, 7, 1)).roll(2, 2, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(4), List.of(10));
    }

    @Test
    void strictPlacingOffersAnOptionThatPlacesOneBesideOneThatPlacesTwo() {
        TestTable table =
                playing(2, Variant.STANDARD, Placing.STRICT).put(at(7, 1)).roll(1, 2, 3, 4);

        assertThat(table.offered()).containsExactly(List.of(3, 7), List.of(4, 6), List.of(5, 5));
    }

    @Test
    void strictPlacingAsksNothingMoreOnceAllMarkersArePlaced() {
        TestTable table = playing(2, Variant.JUMPING, Placing.STRICT)
                .put(at(6, 1, 7, 1, 8, 1))
                .roll(2, 2, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(7, 7));
    }

    @Test
    void strictPlacingDropsNothingWhereNoOptionPlacesAMarker() {
        TestTable table = playing(2, Variant.STANDARD, Placing.STRICT)
                .put(at(7, 1), at(4, 7, 10, 7))
                .roll(2, 2, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(7, 7));
    }

    @Test
    void winningSeveralColumnsAtOnceClearsAllOfThemForEverybodyElse() {
        TestTable table = playing(3, Variant.STANDARD, Placing.FREE)
                .put(at(2, 3, 12, 3, 5, 2), 0, at(2, 1, 5, 2), at(12, 2, 7, 1));

        table.stop();

        assertThat(table.events().getLast())
                .isEqualTo(new Event.Stopped(FIRST, columns(2, 12), false, MoveSource.PERSON));
        assertThat(table.game().player(SECOND).squares()).isEqualTo(at(5, 2));
        assertThat(table.game().player(THIRD).squares()).isEqualTo(at(7, 1));
    }
}
