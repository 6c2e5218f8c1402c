package cantstop.client.shell;

import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// A story in a test's window.
final class ToldScene {
    private ToldScene() {}

    static Scene tell(FxRobot robot, Stage stage, String story, Locale language, int zoom) {
        robot.interact(() -> Telling.tell(stage, story, Words.of(language), Theme.LIGHT, zoom));
        return stage.getScene();
    }

    /// Where a node is in its scene.
    static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
