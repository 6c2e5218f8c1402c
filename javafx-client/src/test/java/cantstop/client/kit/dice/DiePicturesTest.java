package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.image.Image;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

@ToolkitTest
class DiePicturesTest {
    private static final DiePicture.Ivory IVORY = new DiePicture.Ivory(1, 2, 3, 4, 5);

    private static DiePicture six(int angle, int side) {
        return new DiePicture(6, angle, side, IVORY);
    }

    @ParameterizedTest
    @ValueSource(ints = {86, 172})
    void diceOfAnySizeTakeNoMoreThanTheirMemory(int side, FxRobot robot) {
        robot.interact(() -> {
            for (int angle = 0; angle < 180; angle++) {
                DiePictures.of(six(angle, side));
            }
        });

        assertThat(DiePictures.pixels()).isBetween(DiePictures.MOST * 9 / 10, DiePictures.MOST);
    }

    @ParameterizedTest
    @ValueSource(ints = {86, 172})
    void aDieThatIsSeenAgainIsNotDrawnAgain(int side, FxRobot robot) {
        AtomicReference<Image> first = new AtomicReference<>();
        AtomicReference<Image> again = new AtomicReference<>();

        robot.interact(() -> {
            first.set(DiePictures.of(six(0, side)));
            for (int angle = 1; angle < 180; angle++) {
                DiePictures.of(six(angle, side));
                again.set(DiePictures.of(six(0, side)));
            }
        });

        assertThat(again.get()).isSameAs(first.get());
    }
}
