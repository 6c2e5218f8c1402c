package cantstop.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.theme.Theme;
import cantstop.client.words.Words;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// In the smallest usual window everybody at the table is in view, and what happened lately can be read.
@ExtendWith(ApplicationExtension.class)
class LittleRoomTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    private Scene tell(FxRobot robot, String story) {
        robot.interact(() -> Telling.tell(stage, story, Words.of(Locale.ENGLISH), Theme.LIGHT, 100));
        robot.interact(() -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
        });
        return stage.getScene();
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @ParameterizedTest
    @ValueSource(strings = {"handover-gone", "table-away", "table-seat-asked", "table-coach-either-or"})
    void everybodyIsInViewBelowWhateverStripsThereAre(String story, FxRobot robot) {
        Scene scene = tell(robot, story);

        Bounds view = place(scene.lookup(".plates-fold"));
        assertThat(scene.getRoot().lookupAll(".plate-of-player"))
                .hasSizeGreaterThan(2)
                .allSatisfy(plate -> assertThat(view.contains(place(plate))).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"table-choose", "table-coach-options", "table-coach-go-on", "table-column"})
    void atLeastFourLinesOfTheLogAreReadAndNoneIsCutInTwo(String story, FxRobot robot) {
        ListView<?> log = (ListView<?>) tell(robot, story).lookup(".log");

        double lines = log.getHeight() / log.getFixedCellSize();
        assertThat(lines).isGreaterThanOrEqualTo(4);
        assertThat(lines % 1).isZero();
    }
}
