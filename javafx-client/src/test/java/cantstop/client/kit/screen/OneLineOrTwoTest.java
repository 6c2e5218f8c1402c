package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class OneLineOrTwoTest {
    private final Pane window = new Pane();
    private Label sentence;
    private Label besides;
    private HBox strip = new HBox();

    @Start
    void show(Stage stage) {
        sentence = Parts.paragraph("Ben lost the connection.");
        besides = Parts.label("Cleo votes to skip and you vote for a bot.");
        Scene scene = new Scene(window, 800, 300);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    private void open(boolean needed, double width, FxRobot robot) {
        robot.interact(() -> {
            OneLineOrTwo both = new OneLineOrTwo(sentence, besides, needed);
            HBox.setHgrow(both, Priority.ALWAYS);
            strip = new HBox(both);
            strip.setPrefWidth(width);
            window.getChildren().setAll(strip);
            window.applyCss();
            window.layout();
        });
    }

    private static double top(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    @Test
    void bothStandInOneLineWhereItHasTheRoom(FxRobot robot) {
        open(true, 700, robot);

        assertThat(besides.getLayoutX()).isGreaterThan(sentence.getWidth());
        assertThat(strip.getHeight()).isLessThan(2 * sentence.getHeight());
    }

    @Test
    void whatIsNeededStandsBelowWhereItHasNot(FxRobot robot) {
        open(true, 300, robot);

        assertThat(top(besides)).isGreaterThanOrEqualTo(top(sentence) + sentence.getHeight());
        assertThat(strip.getHeight()).isGreaterThanOrEqualTo(sentence.getHeight() + besides.getHeight());
    }

    @Test
    void whatCanBeDoneWithoutGoes(FxRobot robot) {
        open(false, 300, robot);

        assertThat(besides.isVisible()).isFalse();
        assertThat(strip.getHeight()).isLessThan(2 * sentence.getHeight());
    }
}
