package cantstop.engine;

import static cantstop.engine.TestTable.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The examples of the digital edition's help page.
class WorkedExamplesOfTheDigitalEditionTest {
    private final TestTable table = TestTable.playing(2, Settings.DEFAULT);

    @Test
    void a_roll_of_3_4_2_6_makes_7_and_8_or_5_and_10_or_9_and_6() {
        table.roll(3, 4, 2, 6);

        assertThat(table.offered()).containsExactly(List.of(7, 8), List.of(5, 10), List.of(6, 9));
    }

    @Test
    void a_roll_of_2_4_4_6_may_be_two_moves_in_column_8() {
        table.roll(2, 4, 4, 6);

        assertThat(table.offered()).containsExactly(List.of(6, 10), List.of(8, 8));
        assertThat(table.choose(8, 8).game().marker(Column.EIGHT)).isEqualTo(2);
    }

    @Test
    void no_die_that_allows_a_move_can_be_ignored() {
        table.roll(3, 4, 2, 6);

        table.refuse(
                new Refusal.NotOffered(TestTable.columns(7)),
                table.mover(),
                table.turn(new TurnMove.Choose(TestTable.columns(7))));
    }

    @Test
    void several_players_squares_can_share_a_space() {
        table.put(at(7, 4), 0, at(7, 4)).stop();

        assertThat(table.game().square(TestTable.FIRST, Column.SEVEN)).isEqualTo(4);
        assertThat(table.game().square(TestTable.SECOND, Column.SEVEN)).isEqualTo(4);
    }

    @Test
    void a_claimed_column_has_ceased_to_exist_for_its_owner_too() {
        table.put(0, at(7, 13)).roll(3, 4, 2, 6);

        assertThat(table.offered()).containsExactly(List.of(8), List.of(5, 10), List.of(6, 9));
    }

    @Test
    void ending_the_turn_with_three_columns_claimed_wins_the_game() {
        table.put(at(2, 3, 3, 5, 12, 3)).stop();

        assertThat(table.game().winner()).isEqualTo(TestTable.FIRST);
    }
}
