package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.navigation.ScreenName;
import cantstop.protocol.client.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What a key does on whichever screen.
@ToolkitTest
@Tag("slow")
class GlobalKeysTest {
    private final FakeVisit visit = new FakeVisit();
    private final List<Connection.Connected> watched = new ArrayList<>();
    private Stage stage;

    @Start
    void start(Stage opened) {
        stage = opened;
        Window window = new Window(visit.navigator, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT);
        window.onWatch(watched::add);
        window.frame(stage);
        stage.setWidth(900);
        stage.setHeight(700);
        stage.show();
    }

    @Test
    void f1LaysTheRulesOverTheScreenAndEscapeTakesThemAway(FxRobot robot) {
        robot.push(KeyCode.F1);
        assertThat(robot.lookup(".rules-page").queryAll()).isNotEmpty();
        robot.push(KeyCode.ESCAPE);
        assertThat(robot.lookup(".rules-page").queryAll()).isEmpty();
    }

    @Test
    void aQuestionMarkShowsTheKeysOnEveryScreen(FxRobot robot) {
        robot.interact(() -> stage.getScene()
                .getFocusOwner()
                .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "?", "?", KeyCode.SLASH, true, false, false, false)));
        assertThat(robot.lookup(".keys-card").queryAll()).isNotEmpty();
    }

    @Test
    void escapeLeavesAnEmptyHistory(FxRobot robot) {
        robot.interact(visit.navigator::lookBack);
        robot.interact(visit.later::run);
        assertThat(stage.getScene().getFocusOwner()).isInstanceOf(Button.class);
        robot.push(KeyCode.ESCAPE);
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HOME);
    }

    @Test
    void f9OpensWatchOnlyWhereThereIsAHost(FxRobot robot) {
        robot.push(KeyCode.F9);
        assertThat(watched).isEmpty();
        robot.interact(visit::hosting);
        robot.push(KeyCode.F9);
        assertThat(watched).hasSize(1);
    }

    @Test
    void f11FillsTheScreenAndGivesItBack(FxRobot robot) {
        robot.push(KeyCode.F11);
        assertThat(stage.isFullScreen()).isTrue();
        robot.push(KeyCode.F11);
        assertThat(stage.isFullScreen()).isFalse();
    }
}
