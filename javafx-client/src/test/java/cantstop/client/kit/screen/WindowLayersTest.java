package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class WindowLayersTest {
    private WindowLayers layers;
    private Button leave;

    @Start
    void open(Stage stage) {
        layers = new WindowLayers();
        leave = new Button("Leave");
        layers.show(new Plain(new VBox(new Label("a screen"), leave), () -> {}));
        stage.setScene(new Scene(layers.root(), 400, 300));
        stage.show();
    }

    @Test
    void aStripThatComesMovesNothingUnderThePointer(FxRobot robot) {
        Bounds before = place();
        Label strip = new Label("Somebody is away");
        robot.interact(() -> layers.strip(strip));
        robot.interact(() -> {
            layers.root().applyCss();
            layers.root().layout();
        });
        assertThat(strip.getScene()).isNotNull();
        assertThat(place()).isEqualTo(before);
    }

    @Test
    void aStripThatGoesWithItsButtonGivesTheKeyboardBackToTheScreen(FxRobot robot) {
        Button read = new Button("OK");
        VBox strip = new VBox(read);
        read.setOnAction(pressed -> strip.setVisible(false));
        robot.interact(() -> {
            layers.show(new Plain(new VBox(new Button("first"), leave), () -> leave.requestFocus()));
            layers.strip(strip);
            read.requestFocus();
        });

        robot.interact(read::fire);

        assertThat(leave.isFocused()).isTrue();
    }

    @Test
    void aSignStandsOnlyOnScreensThatHaveAPlaceForIt(FxRobot robot) {
        VBox sign = new VBox(new Button("Retry"));
        Playing table = new Playing(new VBox(), new StandIn());

        robot.interact(() -> layers.standIn(sign));
        assertThat(sign.getParent()).isNull();
        robot.interact(() -> layers.show(table));
        assertThat(sign.getParent()).isEqualTo(table.place());
        assertThat(table.place().taken().get()).isTrue();
        robot.interact(() -> sign.setVisible(false));
        assertThat(table.place().taken().get()).isFalse();

        robot.interact(() -> layers.show(new Plain(new VBox(), () -> {})));
        assertThat(sign.getParent()).isNull();
    }

    private record Playing(Parent root, StandIn place) implements Screen {
        @Override
        public Optional<StandIn> standIn() {
            return Optional.of(place);
        }

        @Override
        public void activate() {}

        @Override
        public void deactivate() {}
    }

    private Bounds place() {
        return leave.localToScene(leave.getBoundsInLocal());
    }

    private record Plain(Parent root, Runnable regain) implements Screen {
        @Override
        public void refocus(Node lost) {
            regain.run();
        }

        @Override
        public void activate() {}

        @Override
        public void deactivate() {}
    }
}
