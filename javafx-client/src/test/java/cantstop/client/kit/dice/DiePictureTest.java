package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiePictureTest {
    private static final DiePicture.Ivory IVORY = new DiePicture.Ivory(1, 2, 3, 4, 5);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void theSamePictureIsTakenOnlyForAFaceThatLooksTheSame(int face) {
        for (int place = 0; place < 9; place++) {
            assertThat(Die.hasPip(face, place)).isEqualTo(Die.hasPip(face, turned(place, DiePicture.symmetry(face))));
        }
    }

    /// Where a pip is after a turn of the die, in quarters of a circle.
    private static int turned(int place, int degrees) {
        return IntStream.range(0, degrees / 90).reduce(place, (at, turn) -> at % 3 * 3 + 2 - at / 3);
    }

    @Test
    void halfATurnNeedsNoOtherPicture() {
        assertThat(new DiePicture(6, 195, 50, IVORY)).isEqualTo(new DiePicture(6, 15, 50, IVORY));
        assertThat(new DiePicture(5, -75, 50, IVORY)).isEqualTo(new DiePicture(5, 15, 50, IVORY));
        assertThat(new DiePicture(6, 105, 50, IVORY)).isNotEqualTo(new DiePicture(6, 15, 50, IVORY));
    }
}
