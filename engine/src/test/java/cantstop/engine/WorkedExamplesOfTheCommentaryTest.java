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
    void aRollOf1334Makes4And7Or5And6() {
        free.roll(1, 3, 3, 4);

        assertThat(free.offered()).containsExactly(List.of(4, 7), List.of(5, 6));
    }

    @Test
    void withAMarkerOn7AndTwoLeft2255MayBeTwoSevensWherePlacingIsFree() {
        free.put(at(7, 1)).roll(2, 2, 5, 5);

        assertThat(free.offered()).containsExactly(List.of(4, 10), List.of(7, 7));
    }

    @Test
    void withAMarkerOn7AndTwoLeft2255MustBe4And10WherePlacingIsStrict() {
        strict.put(at(7, 1)).roll(2, 2, 5, 5);

        assertThat(strict.offered()).containsExactly(List.of(4, 10));
    }

    @Test
    void withAMarkerOn7ARollOf3412Advances7OnlyTogetherWithPlacing3() {
        free.put(at(7, 1)).roll(3, 4, 1, 2);

        assertThat(free.offered()).containsExactly(List.of(3, 7), List.of(4, 6), List.of(5, 5));
    }

    @Test
    void whoeverStartsAColumnAgainBuildsOnFromTheirSquare() {
        free.put(0, at(7, 5)).roll(1, 3, 3, 4).choose(4, 7);

        assertThat(free.game().markers()).isEqualTo(at(4, 1, 7, 6));
    }
}
