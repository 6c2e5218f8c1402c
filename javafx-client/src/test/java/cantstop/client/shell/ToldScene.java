package cantstop.client.shell;

import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// A story in a test's window.
final class ToldScene {
    /// About as many as one class looks at.
    private static final int MOST = 40;

    /// Those that were told to be looked at, the one looked at last at the end.
    private static final Map<Told, Scene> LOOKED_AT = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Told, Scene> eldest) {
            return size() > MOST;
        }
    };

    /// How a story was told.
    private record Told(String story, Locale language, int zoom, double width, double height) {}

    private ToldScene() {}

    /// A story for a test that only looks at it: what was told to another in the same window is shown again.
    static Scene look(FxRobot robot, Stage stage, String story, Locale language, int zoom) {
        Told told = new Told(story, language, zoom, stage.getWidth(), stage.getHeight());
        Scene known = LOOKED_AT.get(told);
        if (known == null) {
            Scene scene = tell(robot, stage, story, language, zoom);
            LOOKED_AT.put(told, scene);
            return scene;
        }
        robot.interact(() -> {
            stage.setScene(known);
            stage.show();
        });
        return known;
    }

    static Scene tell(FxRobot robot, Stage stage, String story, Locale language, int zoom) {
        robot.interact(() -> Telling.tell(stage, story, Words.of(language), Theme.LIGHT, zoom));
        return stage.getScene();
    }

    /// Where a node is in its scene.
    static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
