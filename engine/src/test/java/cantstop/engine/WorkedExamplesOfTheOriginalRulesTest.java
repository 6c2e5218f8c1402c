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
    void a_roll_of_1_5_4_6_makes_6_and_10_or_5_and_11_or_7_and_9() {
        table.roll(1, 5, 4, 6);

        assertThat(table.offered()).containsExactly(List.of(6, 10), List.of(5, 11), List.of(7, 9));
    }

    @Test
    void choosing_6_and_10_places_a_marker_at_the_bottom_of_both_columns() {
        table.roll(1, 5, 4, 6).choose(6, 10);

        assertThat(table.game().markers()).isEqualTo(at(6, 1, 10, 1));
    }

    @Test
    void after_6_and_10_a_roll_of_2_4_3_5_may_move_6_up_and_place_8() {
        table.roll(1, 5, 4, 6).choose(6, 10).roll(2, 4, 3, 5).choose(6, 8);

        assertThat(table.game().markers()).isEqualTo(at(6, 2, 8, 1, 10, 1));
    }

    @Test
    void after_6_and_10_a_roll_of_2_4_3_5_may_place_5_or_9_and_ignores_the_other() {
        table.roll(1, 5, 4, 6).choose(6, 10).roll(2, 4, 3, 5);

        assertThat(table.offered()).containsExactly(List.of(6, 8), List.of(5), List.of(9), List.of(7, 7));
        assertThat(table.choose(9).game().markers()).isEqualTo(at(6, 1, 9, 1, 10, 1));
    }

    @Test
    void after_6_and_10_a_roll_of_2_4_3_5_may_place_the_third_marker_two_spaces_up_in_7() {
        table.roll(1, 5, 4, 6).choose(6, 10).roll(2, 4, 3, 5).choose(7, 7);

        assertThat(table.game().markers()).isEqualTo(at(6, 1, 7, 2, 10, 1));
    }

    @Test
    void a_marker_goes_directly_above_ones_own_square() {
        table.put(0, at(6, 4)).roll(1, 5, 4, 6).choose(6, 10);

        assertThat(table.game().markers()).isEqualTo(at(6, 5, 10, 1));
    }

    @Test
    void a_marker_may_be_placed_on_an_opponents_square() {
        table.put(0, 0, at(6, 1)).roll(1, 5, 4, 6).choose(6, 10);

        assertThat(table.game().marker(Column.SIX)).isEqualTo(1);
        assertThat(table.game().mayStop()).isTrue();
    }

    @Test
    void with_markers_on_3_and_6_a_roll_of_2_4_5_5_moves_6_only_together_with_10_or_else_places_7_or_9() {
        table.put(at(3, 1, 6, 1)).roll(2, 4, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(6, 10), List.of(7), List.of(9));
    }

    @Test
    void stopping_replaces_each_marker_with_a_square() {
        table.roll(1, 5, 4, 6).choose(6, 10).stop();

        assertThat(table.game().player(TestTable.FIRST).squares()).isEqualTo(at(6, 1, 10, 1));
        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
        assertThat(table.game().markers()).isZero();
    }

    @Test
    void blowing_it_removes_the_markers_and_leaves_the_squares() {
        table.put(at(2, 2, 3, 1, 12, 1), at(2, 1, 8, 5)).roll(4, 4, 4, 4);

        assertThat(table.events().getLast())
                .isEqualTo(new Event.Rolled(TestTable.FIRST, new Roll(4, 4, 4, 4), true, MoveSource.PERSON));
        assertThat(table.game().markers()).isZero();
        assertThat(table.game().player(TestTable.FIRST).squares()).isEqualTo(at(2, 1, 8, 5));
        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
    }

    @Test
    void a_marker_on_the_top_of_6_is_lost_with_3_and_8_by_a_roll_of_2_4_5_5() {
        table.put(at(3, 1, 6, 11, 8, 1)).roll(2, 4, 5, 5);

        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
        assertThat(table.game().columnsWon(TestTable.FIRST)).isZero();
    }

    @Test
    void stopping_instead_wins_6_and_the_opponents_square_leaves_it() {
        table.put(at(3, 1, 6, 11, 8, 1), 0, at(6, 10, 8, 2)).stop();

        assertThat(table.events().getLast())
                .isEqualTo(new Event.Stopped(TestTable.FIRST, columns(6), false, MoveSource.PERSON));
        assertThat(table.game().winnerOf(Column.SIX)).contains(TestTable.FIRST);
        assertThat(table.game().player(TestTable.SECOND).squares()).isEqualTo(at(8, 2));
    }

    @Test
    void with_6_8_and_10_won_a_roll_of_2_4_4_6_is_blown_although_no_marker_is_placed() {
        table.put(0, at(6, 11, 10, 7), at(8, 11)).roll(2, 4, 4, 6);

        assertThat(table.game().mover()).isEqualTo(TestTable.SECOND);
    }

    @Test
    void the_winner_is_the_first_to_win_any_three_columns() {
        table.put(at(7, 13, 3, 2), at(2, 3, 12, 3)).stop();

        assertThat(table.eventsSince(table.events().size() - 2L))
                .containsExactly(
                        new Event.Stopped(TestTable.FIRST, columns(7), true, MoveSource.PERSON),
                        new Event.Over(TestTable.FIRST));
        assertThat(table.game().winner()).isEqualTo(TestTable.FIRST);
    }
}
