package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.engine.TurnMove;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What stands beside the board besides the dice.
@ToolkitTest
@Tag("slow")
class TableSideTest {
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = OpenWindow.still(stage);
        visit = window.visit;
    }

    @Test
    void aBetOnABustIsOfferedWhileAnotherRolls(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen().annaStarts();
            window.settle();
            assertThat(window.find(".bet").isVisible()).isFalse();

            visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
            List.of(3, 4, 5, 1).forEach(die -> visit.guest().dice(die));
            visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
            visit.turn(FakeVisit.BEN, new TurnMove.Choose(FakeVisit.columns(6, 7)));
            window.settle();

            assertThat(window.find(".bet").isVisible()).isTrue();
        });
    }

    @Test
    void theWholeLogIsOneKeyAway(FxRobot robot) {
        robot.interact(() -> {
            theWholeLogIsOpened();

            assertThat(window.find(".whole-log").lookupAll(".log-row")).hasSizeGreaterThan(4);
        });
    }

    @Test
    void theWholeLogLeadsToWhoThrewTheDice(FxRobot robot) {
        robot.interact(() -> {
            theWholeLogIsOpened();

            ((Button) window.find(".whole-log .button")).fire();

            assertThat(window.find(".dice-card").isVisible()).isTrue();
        });
    }

    private void theWholeLogIsOpened() {
        visit.hosting().withBen().annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        window.settle();
        window.find(".log-panel.latest").requestFocus();
        window.press(KeyCode.ENTER);
    }
}
