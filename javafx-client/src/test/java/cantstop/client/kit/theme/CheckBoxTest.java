package cantstop.client.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Paint;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class CheckBoxTest {
    private final StackPane root = new StackPane();
    private Scene scene;

    @Start
    void show(Stage stage) {
        CheckBox locked = new CheckBox("Locked");
        locked.setSelected(true);
        root.getChildren().add(locked);
        scene = new Scene(root, 300, 200);
        stage.setScene(scene);
        stage.show();
    }

    private List<Paint> fills(String style) {
        return ((Region) scene.lookup(style))
                .getBackground().getFills().stream()
                        .map(BackgroundFill::getFill)
                        .toList();
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void aTickStandsOutFromItsBox(Theme theme, FxRobot robot) {
        robot.interact(() -> {
            theme.applyTo(scene);
            root.applyCss();
            root.layout();
            assertThat(fills(".mark")).doesNotContainAnyElementsOf(fills(".box"));
        });
    }
}
