package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.controls.OptionsView;
import cantstop.client.kit.theme.Motion;
import cantstop.client.system.sound.Speaker;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The keyboard when options come up.
@ToolkitTest
@Tag("slow")
class ChoosingTest {
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = new OpenWindow(stage, Motion.NORMAL, Speaker.OFF);
        visit = window.visit;
    }

    @BeforeEach
    void annaStarts(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            visit.annaStarts();
            window.settle();
            window.press(KeyCode.ESCAPE);
        });
    }

    private void rolls() {
        visit.annaRolls(3, 4, 5, 1);
        window.settle();
    }

    @Test
    void isAtTheFirstOption(FxRobot robot) {
        robot.interact(() -> {
            rolls();

            assertThat(window.focused()).isEqualTo(window.find(".option"));
        });
    }

    @Test
    void showsWhereTheFirstOptionLeadsToAPlayerWithAMouseAndTellsNobody(FxRobot robot) {
        robot.interact(() -> {
            Node board = window.find(".board");
            window.click(board);

            rolls();

            assertThat(((BoardView) board).previewProperty().get())
                    .isEqualTo(((OptionsView) window.find(".options"))
                            .optionsProperty()
                            .get()
                            .getFirst());
            assertThat(visit.guest().hovered).isEmpty();

            window.press(KeyCode.RIGHT);
            window.press(KeyCode.LEFT);

            assertThat(visit.guest().hovered).last().isEqualTo(FakeVisit.columns(6, 7));
        });
    }

    @Test
    void doesNotChooseWithTheKeyThatEndsTheMotion(FxRobot robot) {
        robot.interact(() -> {
            visit.annaRolls(3, 4, 5, 1);
            assertThat(visit.party().isMoving()).isTrue();

            window.press(KeyCode.SPACE);
            window.settle();

            assertThat(visit.party().isMoving()).isFalse();
            assertThat(window.focused()).isEqualTo(window.find(".option"));

            assertThat(window.said(".headline")).isEqualTo("Choose your columns");
        });
    }

    @Test
    void staysWhereSomebodyWrites(FxRobot robot) {
        robot.interact(() -> {
            window.press(KeyCode.T);
            assertThat(window.focused()).isInstanceOf(TextInputControl.class);

            rolls();

            assertThat(window.focused()).isInstanceOf(TextInputControl.class);
        });
    }
}
