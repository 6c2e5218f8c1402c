package cantstop.engine;

import static cantstop.engine.TestTable.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The examples of the digital edition's help page.
class WorkedExamplesOfTheDigitalEditionTest {
    private final TestTable table = TestTable.playing(2, Settings.DEFAULT);

    @Test
    void aRollOf3426Makes7And8Or5And10Or9And6() {
        table.roll(3, 4, 2, 6);

        assertThat(table.offered()).containsExactly(List.of(7, 8), List.of(5, 10), List.of(6, 9));
    }

    @Test
    void aRollOf2446MayBeTwoMovesInColumn8() {
        table.roll(2, 4, 4, 6);

        assertThat(table.offered()).containsExactly(List.of(6, 10), List.of(8, 8));
        assertThat(table.choose(8, 8).game().marker(Column.EIGHT)).isEqualTo(2);
    }

    @Test
    void noDieThatAllowsAMoveCanBeIgnored() {
        table.roll(3, 4, 2, 6);

        table.refuse(
                new Refusal.NotOffered(TestTable.columns(7)),
                table.mover(),
                table.turn(new TurnMove.Choose(TestTable.columns(7))));
    }

    @Test
    void severalPlayersSquaresCanShareASpace() {
        table.put(at(7, 4), 0, at(7, 4)).stop();

        assertThat(table.game().square(TestTable.FIRST, Column.SEVEN)).isEqualTo(4);
        assertThat(table.game().square(TestTable.SECOND, Column.SEVEN)).isEqualTo(4);
    }

    @Test
    void aClaimedColumnHasCeasedToExistForItsOwnerToo() {
        table.put(0, at(7, 13)).roll(3, 4, 2, 6);

        assertThat(table.offered()).containsExactly(List.of(8), List.of(5, 10), List.of(6, 9));
    }

    @Test
    void endingTheTurnWithThreeColumnsClaimedWinsTheGame() {
        table.put(at(2, 3, 3, 5, 12, 3)).stop();

        assertThat(table.game().winner()).isEqualTo(TestTable.FIRST);
    }
}
