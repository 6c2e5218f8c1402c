package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What follows the first game one learns by, and what is counted of the later ones.
@ToolkitTest
@Tag("slow")
class AfterTheLessonTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    private Parent tell(FxRobot robot, String story) {
        robot.interact(() -> Telling.tell(stage, story, Words.of(Locale.ENGLISH), Theme.LIGHT, 100));
        return stage.getScene().getRoot();
    }

    private static boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }

    private static List<String> seen(Parent root, String selector) {
        return root.lookupAll(selector).stream()
                .filter(AfterTheLessonTest::isSeen)
                .map(node -> ((Labeled) node).getText())
                .toList();
    }

    @Test
    void nothingThatIsOverIsLeftBesideTheWaysOn(FxRobot robot) {
        Parent root = tell(robot, "lesson-done");

        assertThat(seen(root, ".lesson-way")).containsExactly("Play a practice game", "Host a game", "Home");
        assertThat(((Button) stage.getScene().getFocusOwner()).getText()).isEqualTo("Play a practice game");
        assertThat(List.of(".dice", ".roll", ".stop", ".option-place"))
                .allSatisfy(part -> assertThat(root.lookupAll(part).stream().filter(AfterTheLessonTest::isSeen))
                        .isEmpty());
    }

    @Test
    void whatTheMarksOfTheFormStandForIsSaidBesideThem(FxRobot robot) {
        Parent root = tell(robot, "statistics");

        assertThat(seen(root, ".course-legend .label")).containsExactly("won", "lucky dice", "unlucky dice");
    }

    @Test
    void howManyGamesWereWonAndLostHasNoBarsBesideItsFigure(FxRobot robot) {
        Parent root = tell(robot, "statistics");

        assertThat(seen(root, ".feat .label")).contains("2 of 3", "games won");
        assertThat(seen(root, ".bars .label")).doesNotContain("won", "lost");
    }
}
