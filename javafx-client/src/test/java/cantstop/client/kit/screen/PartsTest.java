package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class PartsTest {
    private Scene scene;

    @Start
    void show(Stage stage) {
        scene = new Scene(new StackPane(Parts.icon(BootstrapIcons.GEAR_FILL, "Settings", () -> {})), 300, 200);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 200, 300})
    void aDrawingGrowsWithTheType(int zoom, FxRobot robot) {
        robot.interact(() -> {
            new Zoom(zoom).applyTo(scene);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            FontIcon icon = (FontIcon) scene.lookup(".drawing");
            assertThat((double) icon.getIconSize()).isCloseTo(new Zoom(zoom).em(), within(1.0));
        });
    }
}
