package cantstop.client.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class PromptTest {
    private final TextField field = new TextField();
    private final Label muted = new Label("muted");
    private Scene scene;

    @Start
    void show(Stage stage) {
        field.setPromptText("Search");
        muted.setStyle("-fx-text-fill: -cs-text-muted");
        scene = new Scene(new VBox(muted, field), 300, 200);
        // Colours are looked up as soon as the stage shows.
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void whatAFieldIsForCanBeReadAsWellAsOtherText(Theme theme, FxRobot robot) {
        robot.interact(() -> {
            theme.applyTo(scene);
            muted.requestFocus();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            assertThat(field.lookupAll(".text"))
                    .filteredOn(node -> ((Text) node).getText().equals(field.getPromptText()))
                    .map(node -> ((Text) node).getFill())
                    .containsExactly(muted.getTextFill());
        });
    }
}
