package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Home while games are going on: those come before everything else.
@ToolkitTest
@Tag("slow")
class BusyHomeTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
    }

    private Parent tell(FxRobot robot, String story, String language, int width, int height) {
        stage.setWidth(width);
        stage.setHeight(height);
        return ToldScene.tell(robot, stage, story, Locale.of(language), 100).getRoot();
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static long whole(Parent root, String selector) {
        Bounds view = place(root.lookup(".viewport"));
        return root.lookupAll(selector).stream()
                .filter(node -> place(node).getMaxY() <= view.getMaxY() + 1)
                .count();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void fourGamesAreInViewBelowTheLesson(String language, FxRobot robot) {
        Parent root = tell(robot, "home-games", language, 1280, 720);

        assertThat(whole(root, ".game-row")).isGreaterThanOrEqualTo(4);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theWayBackAndTheAddressFitInASmallWindow(String language, FxRobot robot) {
        Parent root = tell(robot, "home-back", language, 1024, 600);

        robot.clickOn(root.lookup(".address-toggle"));

        assertThat(whole(root, ".home-back")).isEqualTo(1);
        Bounds card = place(root.lookup(".address-card"));
        assertThat(card.getMinY())
                .isGreaterThanOrEqualTo(place(root.lookup(".viewport")).getMaxY());
        assertThat(card.getMaxY())
                .isLessThanOrEqualTo(place(root.lookup(".home-aside")).getMinY());
    }
}
