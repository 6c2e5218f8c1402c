package cantstop.client.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// What counts as text that can't be read.
@ToolkitTest(drawn = true)
class DrawnTextTest {
    @Test
    void blackOnWhiteCanBeRead(FxRobot robot) {
        assertThat(unreadable(robot, "-fx-text-fill: black", "")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "-fx-text-fill: #888888, 3.5",
        "-fx-text-fill: black; -fx-opacity: 0.5, 3.9",
        "-fx-text-fill: #d52d2d, DEUTERANOPIA",
    })
    void tooLittleContrastIsNamedHoweverItCameAbout(String style, String expected, FxRobot robot) {
        assertThat(unreadable(robot, style, ""))
                .anySatisfy(fault -> assertThat(fault).contains("Roll again").contains(expected));
    }

    @Test
    void whatIsCoveredIsNotJudged(FxRobot robot) {
        assertThat(unreadable(robot, "-fx-text-fill: #888888", "-fx-background-color: rgba(0, 0, 0, 0.5)"))
                .isEmpty();
    }

    private static List<String> unreadable(FxRobot robot, String style, String cover) {
        List<String> faults = new ArrayList<>();
        robot.interact(() -> {
            Label words = new Label("Roll again");
            words.setStyle(style);
            Region above = new Region();
            above.setStyle(cover);
            StackPane root = new StackPane(words, above);
            root.setStyle("-fx-background-color: white");
            Scene scene = new Scene(root, 300, 100);
            faults.addAll(DrawnText.unreadable(scene, scene.snapshot(null)));
        });
        return faults;
    }
}
