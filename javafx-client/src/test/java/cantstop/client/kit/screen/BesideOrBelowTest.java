package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class BesideOrBelowTest {
    private static final double EDGE = 1;

    private final Pane window = new Pane();
    private Label text;
    private Button last;
    private BesideOrBelow both;

    @Start
    void show(Stage stage) {
        text = Parts.paragraph("Somebody is not there.");
        last = Parts.button("Let a bot play", () -> {});
        both = new BesideOrBelow(text);
        both.buttons().getChildren().addAll(Parts.button("Wait", () -> {}), last);
        window.getChildren().add(both);
        Scene scene = new Scene(window, 800, 300);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    private void open(double width, FxRobot robot) {
        robot.interact(() -> {
            window.applyCss();
            both.setPrefWidth(width);
            window.layout();
        });
    }

    private static double top(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private static double end(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    @Test
    void theButtonsEndTheLineWhereThereIsRoomForBoth(FxRobot robot) {
        open(700, robot);

        assertThat(end(last)).isCloseTo(700, within(EDGE));
        assertThat(top(last)).isLessThanOrEqualTo(top(text));
    }

    @Test
    void theyStandBelowItWhereThereIsNot(FxRobot robot) {
        open(260, robot);

        assertThat(top(last)).isGreaterThanOrEqualTo(top(text) + text.getHeight());
    }
}
