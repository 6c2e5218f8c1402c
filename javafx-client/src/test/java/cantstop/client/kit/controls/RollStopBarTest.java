package cantstop.client.kit.controls;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
@Tag("slow")
class RollStopBarTest {
    private final List<String> pressed = new ArrayList<>();
    private RollStopBar bar;

    @Start
    void show(Stage stage) {
        bar = new RollStopBar();
        bar.rollTextProperty().set("Roll");
        bar.stopTextProperty().set("Stop");
        bar.stopDetailProperty().set("keep 9 steps");
        bar.onRollProperty().set(() -> pressed.add("roll"));
        bar.onStopProperty().set(() -> pressed.add("stop"));
        Scene scene = new Scene(new StackPane(bar), 430, 140);
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void pressesRollAndStopWithTheMouseAndByKey(FxRobot robot) {
        robot.clickOn(bar.lookup(".roll"));
        robot.clickOn(bar.lookup(".stop"));
        robot.interact(() -> {
            assertThat(bar.roll()).isTrue();
            assertThat(bar.stop()).isTrue();
        });
        assertThat(pressed).containsExactly("roll", "stop", "roll", "stop");
    }

    @Test
    void keysAreShownOnlyToWhomTheyDoSomething(FxRobot robot) {
        assertThat(bar.lookupAll(".key-cap")).hasSize(2).allMatch(Node::isVisible);
        robot.interact(() -> bar.keysProperty().set(false));
        assertThat(bar.lookupAll(".key-cap")).noneMatch(Node::isVisible).noneMatch(Node::isManaged);
    }

    @Test
    void saysWhyItCannotBePressedWhetherItCouldBeBeforeOrNot(FxRobot robot) {
        Label line = (Label) bar.lookup(".roll .action-detail");
        assertThat(line.isVisible()).isFalse();

        robot.interact(() -> bar.rollReasonProperty().set("No connection"));

        assertThat(line.isVisible()).isTrue();
        assertThat(line.getText()).isEqualTo("No connection");
    }

    @Test
    void stopIsTheLargerOneWhereItWins(FxRobot robot) {
        assertThat(width(".stop")).isLessThan(width(".roll"));
        robot.interact(() -> bar.winningProperty().set(true));
        robot.interact(bar::layout);
        assertThat(width(".stop")).isGreaterThan(width(".roll"));
    }

    private double width(String button) {
        return ((Region) bar.lookup(button)).getWidth();
    }

    @Test
    void whatIsNotAllowedIsGreyAndSaysWhy(FxRobot robot) {
        robot.interact(() -> bar.stopReasonProperty().set("nothing to keep yet"));
        Node stop = bar.lookup(".stop");
        assertThat(stop.isDisabled()).isTrue();
        assertThat(stop.getAccessibleText()).isEqualTo("Stop: nothing to keep yet");
        robot.interact(() -> assertThat(bar.stop()).isFalse());
        assertThat(pressed).isEmpty();
    }

    @Test
    void nothingIsPressedTwiceWhileAnAnswerIsPending(FxRobot robot) {
        robot.interact(() -> bar.pendingProperty().set(true));
        robot.interact(() -> {
            assertThat(bar.roll()).isFalse();
            assertThat(bar.stop()).isFalse();
        });
        assertThat(pressed).isEmpty();
    }

    @Test
    void stopSaysWhatItDoes() {
        assertThat(bar.lookup(".stop").getAccessibleText()).isEqualTo("Stop: keep 9 steps");
    }
}
