package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// JavaFX shows a window, lays out text and takes a click with no X server.
@ToolkitTest
class SmokeTest {
    private Button button;

    @Start
    void show(Stage stage) {
        button = new Button("Roll");
        button.setOnAction(event -> button.setText("Rolled"));
        stage.setScene(new Scene(new StackPane(button), 300, 200));
        stage.show();
    }

    @Test
    void takesAClick(FxRobot robot) {
        robot.clickOn(button);
        assertThat(button.getText()).isEqualTo("Rolled");
        assertThat(button.getWidth()).isGreaterThan(20);
    }
}
