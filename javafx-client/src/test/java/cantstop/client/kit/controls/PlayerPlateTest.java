package cantstop.client.kit.controls;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class PlayerPlateTest {
    private PlayerPlate plate;

    @Start
    void show(Stage stage) {
        plate = new PlayerPlate();
        plate.badgeProperty().set(FakeVisit.ANNAS);
        plate.targetProperty().set(3);
        stage.setScene(new Scene(new StackPane(plate), 240, 80));
        stage.show();
    }

    @Test
    void thePlacesForColumnsToWinStayWhileABustIsSaid(FxRobot robot) {
        robot.interact(() -> {
            plate.briefProperty().set(true);
            plate.bustInBriefProperty().set("−4: no 2 or 12");
            plate.applyCss();

            assertThat(plate.lookupAll(".open-column")).hasSize(3);
        });
    }
}
