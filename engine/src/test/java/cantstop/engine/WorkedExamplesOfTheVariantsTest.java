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
    void the_columns_to_win_are_capped_at_5_for_two_4_for_three_and_3_for_four() {
        assertThat(List.of(Settings.mostColumns(2), Settings.mostColumns(3), Settings.mostColumns(4)))
                .containsExactly(5, 4, 3);
    }

    @Test
    void jumping_with_others_on_1_and_3_of_column_7_twice_7_goes_to_2_and_then_to_4() {
        TestTable table = playing(3, Variant.JUMPING, Placing.FREE).put(0, 0, at(7, 1), at(7, 3));

        table.roll(3, 4, 3, 4).choose(7, 7);

        assertThat(table.game().markers()).isEqualTo(at(7, 4));
        assertThat(table.game().board().step(0, 7)).isEqualTo(at(7, 2));
    }

    @Test
    void jumping_goes_over_several_squares_in_a_row_in_one_step() {
        TestTable table = playing(4, Variant.JUMPING, Placing.FREE).put(0, 0, at(7, 1), at(7, 2), at(7, 3));

        table.roll(3, 4, 1, 1).choose(2, 7);

        assertThat(table.game().markers()).isEqualTo(at(2, 1, 7, 4));
    }

    @Test
    void jumping_a_double_is_one_step_where_the_first_one_jumps_onto_the_top() {
        TestTable table = playing(2, Variant.JUMPING, Placing.FREE).put(0, at(2, 1), at(2, 2));

        table.roll(1, 1, 1, 1);

        assertThat(table.offered()).containsExactly(List.of(2));
        assertThat(table.choose(2).game().markers()).isEqualTo(at(2, 3));
    }

    @Test
    void a_double_is_one_step_where_only_one_is_left() {
        TestTable table =
                playing(2, Variant.STANDARD, Placing.FREE).put(0, at(2, 2)).roll(1, 1, 1, 1);

        assertThat(table.offered()).containsExactly(List.of(2));
    }

    @Test
    void in_forced_move_nobody_stops_on_anothers_square_even_to_win_and_is_told_where_it_is() {
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
    void in_forced_move_the_player_may_stop_again_once_the_marker_has_left_the_square() {
        TestTable table = playing(2, Variant.FORCED_MOVE, Placing.FREE).put(at(7, 3), 0, at(7, 3));

        table.roll(3, 4, 3, 4).choose(7, 7).stop();

        assertThat(table.game().square(FIRST, Column.SEVEN)).isEqualTo(5);
    }

    @Test
    void in_forced_move_whoever_cannot_move_on_loses_all_progress() {
        TestTable table = playing(2, Variant.FORCED_MOVE, Placing.FREE).put(at(2, 1, 3, 1, 12, 1), 0, at(3, 1));

        table.roll(4, 4, 4, 4);

        assertThat(table.game().player(FIRST).squares()).isZero();
    }

    @Test
    void ones_own_square_forces_nobody() {
        TestTable table = playing(2, Variant.FORCED_MOVE, Placing.FREE).put(at(7, 3), at(7, 2), at(7, 4));

        assertThat(table.game().mayStop()).isTrue();
        assertThat(table.game().forcing()).isEmpty();
    }

    @Test
    void strict_placing_with_markers_on_6_and_7_makes_2_2_5_5_either_4_or_10_and_not_7_twice() {
        TestTable table =
                playing(2, Variant.STANDARD, Placing.STRICT).put(at(6, 1, 7, 1)).roll(2, 2, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(4), List.of(10));
    }

    @Test
    void strict_placing_offers_an_option_that_places_one_beside_one_that_places_two() {
        TestTable table =
                playing(2, Variant.STANDARD, Placing.STRICT).put(at(7, 1)).roll(1, 2, 3, 4);

        assertThat(table.offered()).containsExactly(List.of(3, 7), List.of(4, 6), List.of(5, 5));
    }

    @Test
    void strict_placing_asks_nothing_more_once_all_markers_are_placed() {
        TestTable table = playing(2, Variant.JUMPING, Placing.STRICT)
                .put(at(6, 1, 7, 1, 8, 1))
                .roll(2, 2, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(7, 7));
    }

    @Test
    void strict_placing_drops_nothing_where_no_option_places_a_marker() {
        TestTable table = playing(2, Variant.STANDARD, Placing.STRICT)
                .put(at(7, 1), at(4, 7, 10, 7))
                .roll(2, 2, 5, 5);

        assertThat(table.offered()).containsExactly(List.of(7, 7));
    }

    @Test
    void winning_several_columns_at_once_clears_all_of_them_for_everybody_else() {
        TestTable table = playing(3, Variant.STANDARD, Placing.FREE)
                .put(at(2, 3, 12, 3, 5, 2), 0, at(2, 1, 5, 2), at(12, 2, 7, 1));

        table.stop();

        assertThat(table.events().getLast())
                .isEqualTo(new Event.Stopped(FIRST, columns(2, 12), false, MoveSource.PERSON));
        assertThat(table.game().player(SECOND).squares()).isEqualTo(at(5, 2));
        assertThat(table.game().player(THIRD).squares()).isEqualTo(at(7, 1));
    }
}
