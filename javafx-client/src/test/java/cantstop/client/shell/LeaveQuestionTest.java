package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Shape;
import cantstop.engine.identity.Person;
import cantstop.protocol.HandOverStep;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The host leaves, and the others are to go on.
@ToolkitTest
@Tag("slow")
class LeaveQuestionTest {
    private FakeVisit visit;
    private WindowLayers layers;

    @Start
    void show(Stage stage) {
        visit = new FakeVisit();
        layers = new WindowLayers();
        stage.setScene(new Scene(layers.root(), 1000, 700));
        stage.show();
    }

    @Test
    void whoeverIsThereCanTakeOverAndTheNextInOrderIsOfferedFirst(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen().withCleo();
            new LeaveQuestion(visit.navigator, layers).leave(() -> {});
        });
        assertThat(toggles()).extracting(ToggleButton::getText).containsExactly("Ben", "Cleo");
        assertThat(toggles()).extracting(ToggleButton::isSelected).containsExactly(true, false);

        robot.clickOn("Cleo").clickOn(visit.words.say("leave.handover.several"));
        assertThat(visit.guest().calls).contains("handOver " + new HandOverStep.NameSuccessor(FakeVisit.CLEO));
    }

    @Test
    void whoeverSharesALaptopIsOfferedWithIt(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen().withCleo();
            Person dora = new Person(FakeVisit.BEN.key(), 1);
            Badge doras = new Badge(new PlayerName("Dora"), Colour.PURPLE, Shape.DIAMOND);
            visit.guest().act(new Actor.Guest(dora), new Command.SitDown(Seat.of(3), doras));
            visit.guest().present(FakeVisit.ANNA, FakeVisit.BEN, FakeVisit.CLEO, dora);
            visit.later.run();
            new LeaveQuestion(visit.navigator, layers).leave(() -> {});
        });
        assertThat(toggles()).extracting(ToggleButton::getText).containsExactly("Ben and Dora", "Cleo");
    }

    @Test
    void whereOnlyOneIsThereNothingIsToBeChosen(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            new LeaveQuestion(visit.navigator, layers).leave(() -> {});
        });
        assertThat(toggles()).isEmpty();

        robot.clickOn(visit.words.say("leave.handover", "Ben"));
        assertThat(visit.guest().calls).contains("handOver " + new HandOverStep.NameSuccessor(FakeVisit.BEN));
    }

    private List<ToggleButton> toggles() {
        return layers.root().lookupAll(".toggle-button").stream()
                .map(ToggleButton.class::cast)
                .toList();
    }
}
