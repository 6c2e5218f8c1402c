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
import javafx.scene.control.TitledPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What is hard to explain begins with one sentence, and the rest is for whoever asks.
@ToolkitTest
@Tag("slow")
class OneSentenceFirstTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1024);
        stage.setHeight(600);
    }

    private Parent tell(FxRobot robot, String story, String language) {
        robot.interact(() -> Telling.tell(stage, story, Words.of(Locale.of(language)), Theme.LIGHT, 100));
        return stage.getScene().getRoot();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whoThrewTheDiceIsOneSentenceAndHowIsBehindAButtonOfTheKeyboard(String language, FxRobot robot) {
        Parent root = tell(robot, "table-who-threw", language);

        assertThat(root.lookupAll(".dice-card .lead")).hasSize(1);
        TitledPane how = (TitledPane) root.lookup(".dice-card .fold");
        assertThat(how.isExpanded()).isFalse();
        assertThat(how.isFocusTraversable()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void noCommandOfAShellStandsInTheRules(String language, FxRobot robot) {
        Parent root = tell(robot, "rules-variants", language);

        robot.interact(
                () -> root.lookupAll(".rules-page .fold").forEach(fold -> ((TitledPane) fold).setExpanded(true)));
        assertThat(root.lookupAll(".rules-page .label"))
                .isNotEmpty()
                .allSatisfy(label -> assertThat(((Labeled) label).getText()).doesNotContain("./play"));
    }

    @Test
    void whatHappenedToTheDiceIsToldInPlaceToWhoeverAsks(FxRobot robot) {
        Parent root = tell(robot, "table-dice-alarm", "en");
        List<Button> buttons = root.lookupAll(".strip .button").stream()
                .filter(OneSentenceFirstTest::isSeen)
                .map(Button.class::cast)
                .toList();
        assertThat(buttons).extracting(Button::getText).containsExactly("What happened?", "Leave this game", "Got it");
        assertThat(root.lookupAll(".strip-hint").stream().filter(OneSentenceFirstTest::isSeen))
                .isEmpty();

        robot.interact(buttons.getFirst()::fire);

        assertThat(root.lookupAll(".strip-hint").stream().filter(OneSentenceFirstTest::isSeen))
                .singleElement()
                .extracting(hint -> ((Labeled) hint).getText())
                .asString()
                .startsWith("It asked for this laptop’s secret number");
        assertThat(isSeen(stage.getScene().getFocusOwner())).isTrue();
    }

    private static boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }
}
