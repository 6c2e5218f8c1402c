package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class DiceViewTest {
    private DiceView dice;

    @Start
    void show(Stage stage) {
        dice = new DiceView();
        Scene scene = new Scene(new StackPane(dice), 300, 140);
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void skippedDiceShowWhatWasRolledInTheOrderTheyFell(FxRobot robot) {
        AtomicInteger done = new AtomicInteger();
        robot.interact(() -> {
            dice.roll(List.of(6, 1, 5, 2), 1, Duration.millis(800), Motion.NORMAL, done::incrementAndGet);
            dice.skip();
            dice.skip();
        });
        assertThat(done).hasValue(1);
        assertThat(faces()).containsExactly(6, 1, 5, 2);
        assertThat(dice.lookupAll(".pip")).hasSize(14);
    }

    @Test
    void thePairsOfAPairingStandApartWithTheirSums(FxRobot robot) {
        robot.interact(() -> {
            dice.show(Positions.ROLL);
            dice.bracketedProperty().set(Positions.ROLL.pairings().get(1));
        });
        assertThat(dice.lookupAll(".bay-sum"))
                .allMatch(Node::isVisible)
                .extracting(sum -> ((Label) sum).getText())
                .containsExactlyInAnyOrder("5", "9");
        assertThat(dice.getAccessibleText()).isEqualTo("Dice: 2, 4, 3 and 5; 5 with 9");
    }

    @Test
    void aThrowForTheStartHasTwoDice(FxRobot robot) {
        robot.interact(() -> dice.diceProperty().set(List.of(3, 4)));
        assertThat(faces()).containsExactly(3, 4);
    }

    @Test
    void aBustStaysInViewAndIsSaid(FxRobot robot) {
        robot.interact(() -> {
            dice.show(Positions.ROLL);
            dice.bustProperty().set(true);
        });
        assertThat(faces()).containsExactly(2, 4, 3, 5);
        assertThat(dice.getAccessibleText()).startsWith("Bust:");
    }

    private List<Integer> faces() {
        return dice.lookupAll(".die").stream()
                .map(Die.class::cast)
                .map(Die::face)
                .toList();
    }
}
