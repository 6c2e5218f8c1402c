package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.Visit;
import cantstop.client.kit.screen.Navigation;
import cantstop.protocol.HandOverStep;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// The host leaves, and the others are to go on.
@ExtendWith(ApplicationExtension.class)
class LeavingTest {
    private Visit visit;
    private Navigation navigation;

    @Start
    void show(Stage stage) {
        visit = new Visit();
        navigation = new Navigation();
        stage.setScene(new Scene(navigation.root(), 1000, 700));
        stage.show();
    }

    @Test
    void whoeverIsThereCanTakeOverAndTheNextInOrderIsOfferedFirst(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen().withCleo();
            new Leaving(visit.evening, navigation).leave(() -> {});
        });
        assertThat(toggles()).extracting(ToggleButton::getText).containsExactly("Ben", "Cleo");
        assertThat(toggles()).extracting(ToggleButton::isSelected).containsExactly(true, false);

        robot.clickOn("Cleo").clickOn(visit.words.say("leave.handover.several"));
        assertThat(visit.guest().calls).contains("handOver " + new HandOverStep.NameSuccessor(Visit.CLEO));
    }

    @Test
    void whereOnlyOneIsThereNothingIsToBeChosen(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            new Leaving(visit.evening, navigation).leave(() -> {});
        });
        assertThat(toggles()).isEmpty();

        robot.clickOn(visit.words.say("leave.handover", "Ben"));
        assertThat(visit.guest().calls).contains("handOver " + new HandOverStep.NameSuccessor(Visit.BEN));
    }

    private List<ToggleButton> toggles() {
        return navigation.root().lookupAll(".toggle-button").stream()
                .map(ToggleButton.class::cast)
                .toList();
    }
}
