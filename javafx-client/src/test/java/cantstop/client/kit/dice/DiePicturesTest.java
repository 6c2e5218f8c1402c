package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.image.Image;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// At each step between two angles, more is drawn than may be kept.
@ToolkitTest
class DiePicturesTest {
    private static final DiePicture.Ivory IVORY = new DiePicture.Ivory(1, 2, 3, 4, 5);

    private static DiePicture six(int angle, int side) {
        return new DiePicture(6, angle, side, IVORY);
    }

    @ParameterizedTest
    @CsvSource({"86, 2", "172, 6"})
    void diceOfAnySizeTakeNoMoreThanTheirMemory(int side, int step, FxRobot robot) {
        robot.interact(() -> {
            for (int angle = 0; angle < 180; angle += step) {
                DiePictures.of(six(angle, side));
            }
        });

        assertThat(DiePictures.pixels()).isBetween(DiePictures.MOST * 9 / 10, DiePictures.MOST);
    }

    @ParameterizedTest
    @CsvSource({"86, 2", "172, 6"})
    void aDieThatIsSeenAgainIsNotDrawnAgain(int side, int step, FxRobot robot) {
        AtomicReference<Image> first = new AtomicReference<>();
        AtomicReference<Image> again = new AtomicReference<>();

        robot.interact(() -> {
            first.set(DiePictures.of(six(0, side)));
            for (int angle = step; angle < 180; angle += step) {
                DiePictures.of(six(angle, side));
                again.set(DiePictures.of(six(0, side)));
            }
        });

        assertThat(again.get()).isSameAs(first.get());
    }
}
