package cantstop.engine;

import static cantstop.engine.TestTable.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The examples of the commentary: what "if you can place a marker, you must" may mean.
class WorkedExamplesOfTheCommentaryTest {
    private final TestTable free = TestTable.playing(2, Settings.DEFAULT);
    private final TestTable strict = TestTable.playing(2, Settings.DEFAULT.withPlacing(Placing.STRICT));

    @Test
    void a_roll_of_1_3_3_4_makes_4_and_7_or_5_and_6() {
        free.roll(1, 3, 3, 4);

        assertThat(free.offered()).containsExactly(List.of(4, 7), List.of(5, 6));
    }

    @Test
    void with_a_marker_on_7_and_two_left_2_2_5_5_may_be_two_sevens_where_placing_is_free() {
        free.put(at(7, 1)).roll(2, 2, 5, 5);

        assertThat(free.offered()).containsExactly(List.of(4, 10), List.of(7, 7));
    }

    @Test
    void with_a_marker_on_7_and_two_left_2_2_5_5_must_be_4_and_10_where_placing_is_strict() {
        strict.put(at(7, 1)).roll(2, 2, 5, 5);

        assertThat(strict.offered()).containsExactly(List.of(4, 10));
    }

    @Test
    void with_a_marker_on_7_a_roll_of_3_4_1_2_advances_7_only_together_with_placing_3() {
        free.put(at(7, 1)).roll(3, 4, 1, 2);

        assertThat(free.offered()).containsExactly(List.of(3, 7), List.of(4, 6), List.of(5, 5));
    }

    @Test
    void whoever_starts_a_column_again_builds_on_from_their_square() {
        free.put(0, at(7, 5)).roll(1, 3, 3, 4).choose(4, 7);

        assertThat(free.game().markers()).isEqualTo(at(4, 1, 7, 6));
    }
}
