package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Tab leads to what one plays with before it leads to anything beside the game.
@ToolkitTest
@Tag("slow")
class TabOrderTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @Test
    void fromTheBoardItLeadsToTheGameAndNotToTheCorner(FxRobot robot) {
        Scene scene = ToldScene.tell(robot, stage, "table-go-on", Locale.ENGLISH, 100);

        robot.type(KeyCode.TAB);

        robot.interact(() -> {
            assertThat(scene.getRoot().lookupAll(".tools .icon-button"))
                    .isNotEmpty()
                    .noneMatch(Node::isFocused);
            assertThat(scene.getFocusOwner()).isNotNull();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"handover-gone", "handover-looking"})
    void whereTheGameIsHaltedItLeadsFirstToWhatCanBeDone(String story, FxRobot robot) {
        Scene scene = ToldScene.tell(robot, stage, story, Locale.ENGLISH, 100);

        assertThat(scene.getFocusOwner()).isEqualTo(scene.lookup(".over-table"));
        robot.type(KeyCode.TAB);

        assertThat(scene.getFocusOwner()).isInstanceOf(Button.class);
        assertThat(scene.getRoot().lookupAll(".over-table .button")).first().isEqualTo(scene.getFocusOwner());
    }

    @Test
    void whereTheHostIsOutOfReachItLeadsOverTheDiceToWhatCanBeDone(FxRobot robot) {
        Scene scene = ToldScene.tell(robot, stage, "table-lost", Locale.ENGLISH, 100);

        robot.type(KeyCode.TAB, KeyCode.TAB);

        assertThat(scene.getRoot().lookupAll(".offline-sign .button")).first().isEqualTo(scene.getFocusOwner());
    }
}
