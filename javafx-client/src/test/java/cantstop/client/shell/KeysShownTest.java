package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Keys stand on what they press only for whoever is to press it.
@ToolkitTest
@Tag("slow")
class KeysShownTest {
    private Stage stage;

    @Start
    void start(Stage window) {
        stage = window;
    }

    @ParameterizedTest
    @CsvSource({"table-choose, 123RS", "table-watched, ''", "table-away, ''", "table-bust, B"})
    void keysAreForThePlayerOnTurnAndTheBetForTheOthers(String story, String keys, FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(1280);
            stage.setHeight(720);
            Telling telling = Telling.tell(stage, story, Words.of(Locale.ENGLISH), Theme.LIGHT, 100);
            String shown = telling.scene().getRoot().lookupAll(".key-cap").stream()
                    .filter(KeysShownTest::isShown)
                    .map(cap -> ((Labeled) cap).getText())
                    .sorted()
                    .reduce("", String::concat);
            assertThat(shown).isEqualTo(keys);
        });
    }

    private static boolean isShown(Node node) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (!above.isVisible()) {
                return false;
            }
        }
        return true;
    }
}
