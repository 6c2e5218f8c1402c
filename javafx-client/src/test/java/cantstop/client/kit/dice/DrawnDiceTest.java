package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Sight;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.engine.Roll;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Whether dice and their pips stand out, by the pixels that are drawn and for all kinds of sight.
@ToolkitTest(drawn = true)
@Tag("slow")
class DrawnDiceTest {
    private static final double LINES = 3;

    /// From the middle of a die, in its sides: between the pips of a five.
    private static final double BESIDE = 0.22;

    /// In hundredths of a die's side, from there to beyond its edge, however it is turned.
    private static final int EDGE = 50;

    private Stage stage;
    private DiceView dice;

    @Start
    void show(Stage window) {
        stage = window;
        dice = DiceView.inBay();
        stage.setScene(new Scene(new StackPane(dice), 600, 240));
        Zoom.NORMAL.applyTo(stage.getScene());
        stage.show();
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void diceStandOutFromTheirBayAndPipsFromTheirDie(Theme theme, Sight sight, FxRobot robot) {
        assertThatDiceStandOut(false, theme, sight, robot);
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void soDoTheGreyOnesOfABust(Theme theme, Sight sight, FxRobot robot) {
        assertThatDiceStandOut(true, theme, sight, robot);
    }

    private void assertThatDiceStandOut(boolean bust, Theme theme, Sight sight, FxRobot robot) {
        robot.interact(() -> {
            theme.applyTo(stage.getScene());
            dice.show(new Roll(5, 5, 5, 5));
            dice.bustProperty().set(bust);
            for (int pass = 0; pass < 2; pass++) {
                dice.getScene().getRoot().applyCss();
                dice.getScene().getRoot().layout();
            }
            Image picture = stage.getScene().snapshot(null);
            // Between the second die and the third.
            Color bay = beside(picture, dice, 0);
            dice.lookupAll(".die").forEach(die -> {
                Color pip = beside(picture, die, 0);
                Color face = beside(picture, die, BESIDE);
                assertThat(sight.contrast(pip, face)).as("pip").isGreaterThanOrEqualTo(LINES);
                assertThat(standsOut(picture, die, bay, sight)).as("die").isGreaterThanOrEqualTo(LINES);
            });
        });
    }

    /// How far a die stands out from its bay, by its face or, as in high contrast after a bust, by its edge.
    private static double standsOut(Image picture, Node die, Color bay, Sight sight) {
        return IntStream.range(0, EDGE)
                .mapToDouble(step -> sight.contrast(beside(picture, die, BESIDE + step / 100.0), bay))
                .max()
                .orElseThrow();
    }

    /// The pixel so many of its widths to the right of a node's middle.
    private static Color beside(Image picture, Node node, double widths) {
        Bounds place = node.localToScene(node.getLayoutBounds());
        double x = place.getCenterX() + widths * place.getWidth();
        return picture.getPixelReader().getColor((int) x, (int) place.getCenterY());
    }

    static Stream<Arguments> everySightInEveryTheme() {
        return Theme.all().stream()
                .flatMap(theme -> Stream.of(Sight.values()).map(sight -> Arguments.of(theme, sight)));
    }
}
