package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// The diamond that counts what is at stake.
@ToolkitTest
@Tag("slow")
class StakeSignTest {
    /// What the word keeps from the line around it, in pixels.
    private static final double CLEAR = 4;

    private static final double ROUNDED = 0.01;

    private final StakeSign sign = new StakeSign();

    @ParameterizedTest
    @CsvSource({
        "en, 350, 350", "en, 668, 700", "en, 1000, 1060",
        "de, 350, 350", "de, 668, 700", "de, 1000, 1060",
        "fr, 350, 350", "fr, 668, 700", "fr, 1000, 1060",
        "es, 350, 350", "es, 668, 700", "es, 1000, 1060",
    })
    void hasItsWordOnlyWhereThatKeepsClearOfTheLine(String language, double width, double height, FxRobot robot) {
        Words words = Words.of(Locale.forLanguageTag(language));
        Layout layout = new Layout(Column.all(), width, height);
        robot.interact(() -> {
            for (int steps = 1; steps <= 40; steps++) {
                sign.show(steps, false, words.say("board.steps", steps));
                sign.place(layout, Theme.LIGHT);

                if (word().isVisible()) {
                    assertThat(gap())
                            .as("%s steps on a board of %s", steps, width)
                            .isGreaterThan(CLEAR - ROUNDED);
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"en, 1", "en, 2", "en, 10", "de, 2", "de, 18", "fr, 2", "fr, 10", "es, 2", "es, 10"})
    void hasItsWordWhereThereIsRoom(String language, int steps, FxRobot robot) {
        robot.interact(() -> {
            sign.show(steps, false, Words.of(Locale.forLanguageTag(language)).say("board.steps", steps));
            sign.place(new Layout(Column.all(), 668, 700), Theme.LIGHT);

            assertThat(word().isVisible()).isTrue();
        });
    }

    private Text word() {
        return (Text) sign.getChildren().getLast();
    }

    /// From the lower corners of the word to the inner side of the line.
    private double gap() {
        Polygon line = sign.getChildren().stream()
                .filter(Polygon.class::isInstance)
                .map(Polygon.class::cast)
                .filter(polygon -> polygon.getFill() == null)
                .findFirst()
                .orElseThrow();
        double radius = line.getPoints().get(2) - line.getStrokeWidth() / Math.sqrt(2);
        Bounds ink = word().getBoundsInParent();
        return (radius - ink.getMaxX() - ink.getMaxY()) / Math.sqrt(2);
    }
}
