package cantstop.engine;

import static cantstop.engine.TestTable.at;
import static cantstop.engine.TestTable.columns;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The examples in the rules of Parker Brothers and of "Don't Quit", which are the same, each by its roll.
class WorkedExamplesOfTheOriginalRulesTest {
    private final TestTable table = TestTable.playing(2, Settings.DEFAULT);

    @Test
    void aRollOf1546Makes6And10Or5And11Or7And9() {
        table.roll(1, 5, 4, 6);

        assertThat(table.offered()).containsExactly(List.of(6, 10), List.of(5, 11), List.of(7, 9));
    }

    @Test
    void choosing6And10PlacesAMarkerAtTheBottomOfBothColumns() {
        table.roll(1, 5, 4, 6).choose(6, 10);

        assertThat(table.game().markers()).isEqualTo(at(6, 1, 10, 1));
    }

    @Test
    void after6And10ARollOf2435MayMove6UpAndPlace8() {
        table.roll(1, 5, 4, 6).choose(6, 10).roll(2, 4, 3, 5).choose(6, 8);

        assertThat(table.game().markers()).isEqualTo(at(6, 2, 8, 1, 10, 1));
    }

    @Test
    void after6And10ARollOf2435MayPlace5Or9AndIgnoresTheOther() {
        table.roll(1, 5, 4, 6).choose(6, 10).roll(2, 4, 3, 5);

        assertThat(table.offered()).containsExactly(List.of(6, 8), List.of(5), List.of(9), List.of(7, 7));
        assertThat(table.choose(9).game().markers()).isEqualTo(at(6, 1, 9, 1, 10, 1));
    }

    @Test
    void after6And10ARollOf2435MayPlaceTheThirdMarkerTwoSpacesUpIn7() {
        table.roll(1, 5, 4, 6).choose(6, 10).roll(2, 4, 3, 5).choose(7, 7);

        assertThat(table.game().markers()).isEqualTo(at(6, 1, 7, 2, 10, 1));
    }

    @Test
    void aMarkerGoesDirectlyAboveOnesOwnSquare() {
        table.put(0, at(6, 4)).roll(1, 5, 4, 6).choose(6, 10);

        assertThat(table.game().markers()).isEqualTo(at(6, 5, 10, 1));
    }

    @Test
    void aMarkerMayBePlacedOnAnOpponentsSquare() {
        table.put(0, 0, at(6, 1)).roll(1, 5, 4, 6).choose(6, 10);

        assertThat(table.game().marker(Column.SIX)).isEqualTo(1);
        assertThat(table.game().mayStop()).isTrue();
    }

    @Test
    void withMarkersOn3And6ARollOf2455Moves6OnlyTogetherWith10OrElsePlaces7Or9() {
        table.put(at(3, 1, 6, 1)).roll(2, 4, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(6, 10), List.of(7), List.of(9));
    }

    @Test
    void stoppingReplacesEachMarkerWithASquare() {
        table.roll(1, 5, 4, 6).choose(6, 10).stop();

        assertThat(table.game().player(TestTable.FIRST).squares()).isEqualTo(at(6, 1, 10, 1));
        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
        assertThat(table.game().markers()).isZero();
    }

    @Test
    void blowingItRemovesTheMarkersAndLeavesTheSquares() {
        table.put(at(2, 2, 3, 1, 12, 1), at(2, 1, 8, 5)).roll(4, 4, 4, 4);

        assertThat(table.events().getLast())
                .isEqualTo(new Event.Rolled(TestTable.FIRST, new Roll(4, 4, 4, 4), true, MoveSource.PERSON));
        assertThat(table.game().markers()).isZero();
        assertThat(table.game().player(TestTable.FIRST).squares()).isEqualTo(at(2, 1, 8, 5));
        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
    }

    @Test
    void aMarkerOnTheTopOf6IsLostWith3And8ByARollOf2455() {
        table.put(at(3, 1, 6, 11, 8, 1)).roll(2, 4, 5, 5);

        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
        assertThat(table.game().columnsWon(TestTable.FIRST)).isZero();
    }

    @Test
    void stoppingInsteadWins6AndTheOpponentsSquareLeavesIt() {
        table.put(at(3, 1, 6, 11, 8, 1), 0, at(6, 10, 8, 2)).stop();

        assertThat(table.events().getLast())
                .isEqualTo(new Event.Stopped(TestTable.FIRST, columns(6), false, MoveSource.PERSON));
        assertThat(table.game().winnerOf(Column.SIX)).contains(TestTable.FIRST);
        assertThat(table.game().player(TestTable.SECOND).squares()).isEqualTo(at(8, 2));
    }

    @Test
    void with68And10WonARollOf2446IsBlownAlthoughNoMarkerIsPlaced() {
        table.put(0, at(6, 11, 10, 7), at(8, 11)).roll(2, 4, 4, 6);

        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
    }

    @Test
    void theWinnerIsTheFirstToWinAnyThreeColumns() {
        table.put(at(7, 13, 3, 2), at(2, 3, 12, 3)).stop();

        assertThat(table.eventsSince(table.events().size() - 2L))
                .containsExactly(
                        new Event.Stopped(TestTable.FIRST, columns(7), true, MoveSource.PERSON),
                        new Event.Over(TestTable.FIRST));
        assertThat(table.game().winner()).isEqualTo(TestTable.FIRST);
    }
}
