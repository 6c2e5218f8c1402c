package cantstop.client.shell;

import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// A story in a test's window, laid out as often as it takes until nothing moves any more.
final class ToldScene {
    private static final int PASSES = 3;

    private ToldScene() {}

    static Scene tell(FxRobot robot, Stage stage, String story, Locale language, int zoom) {
        robot.interactNoWait(() -> Telling.tell(stage, story, Words.of(language), Theme.LIGHT, zoom));
        for (int pass = 1; pass < PASSES; pass++) {
            robot.interactNoWait(() -> layOut(stage.getScene()));
        }
        // Only the last pass waits for what was put off until later, as the robot sleeps some pulses for that.
        robot.interact(() -> layOut(stage.getScene()));
        return stage.getScene();
    }

    private static void layOut(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    /// Where a node is in its scene.
    static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
