package cantstop.client.play.settings;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.theme.Look;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.profile.Loudness;
import cantstop.client.model.profile.Preferences;
import cantstop.client.play.banner.NoticeView;
import cantstop.client.shell.Window;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What is set in the window holds at once and is remembered.
@ToolkitTest
@Tag("slow")
class SettingsTest {
    private final FakeVisit visit = new FakeVisit();
    private Motion system = Motion.NORMAL;
    private Stage stage;
    private Window window;

    @Start
    void start(Stage opened) {
        stage = opened;
        window = new Window(visit.navigator, Locale.ENGLISH, () -> system, Theme.LIGHT);
        window.frame(stage);
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
    }

    @Test
    void aThemeIsWornAtOnceAndRemembered(FxRobot robot) {
        press(robot, "Settings", "dark");
        assertThat(window.appearance().theme()).isEqualTo(Theme.DARK);
        assertThat(stage.getScene().getStylesheets()).anyMatch(sheet -> sheet.endsWith("dark.css"));
        assertThat(visit.kept.getLast().preferences().get(Preferences.LOOK)).isEqualTo(Look.DARK);
    }

    @Test
    void arrowsPickAsAPressDoes(FxRobot robot) {
        robot.push(KeyCode.F10).push(KeyCode.RIGHT).push(KeyCode.RIGHT);
        assertThat(visit.kept.getLast().preferences().get(Preferences.LOOK)).isEqualTo(Look.DARK);
        assertThat(window.appearance().theme()).isEqualTo(Theme.DARK);
    }

    @Test
    void onlyWhoWishesItFollowsTheSystem(FxRobot robot) {
        robot.interact(() -> window.appearance().goWith(Theme.DARK));
        assertThat(window.appearance().theme()).isEqualTo(Theme.DARK);
        press(robot, "Settings", "light");
        robot.interact(() -> window.appearance().goWith(Theme.DARK));
        assertThat(window.appearance().theme()).isEqualTo(Theme.LIGHT);
    }

    @Test
    void thingsMoveAsIsWishedAndAsTheSystemAsks(FxRobot robot) {
        assertThat(window.appearance().motion()).isEqualTo(Motion.NORMAL);
        system = new Motion(Motion.Speed.NORMAL, true);
        assertThat(window.appearance().motion().reduced()).isTrue();
        press(robot, "Settings", "fast", "never");
        assertThat(window.appearance().motion()).isEqualTo(new Motion(Motion.Speed.FAST, false));
        press(robot, "off");
        assertThat(window.appearance().motion().isVisible()).isFalse();
    }

    @Test
    void aKeyAndAButtonChangeTheSameSize(FxRobot robot) {
        robot.push(KeyCode.F10).push(KeyCode.CONTROL, KeyCode.PLUS);
        assertThat(texts(robot)).contains("125\u00a0%");
        press(robot, "+");
        assertThat(texts(robot)).contains("150\u00a0%");
        assertThat(visit.kept.getLast().window().zoom()).isEqualTo(150);
        assertThat(stage.getScene().getRoot().getStyle()).contains("21.00px");
    }

    @Test
    void aLanguageIsSpokenAtOnceAndTheSettingsStayOpen(FxRobot robot) {
        robot.push(KeyCode.F10);
        press(robot, "Deutsch");
        assertThat(texts(robot)).contains("Einstellungen", "Spiel eröffnen").doesNotContain("Settings", "Host a game");
        assertThat(visit.kept.getLast().preferences().get(Preferences.LANGUAGE)).contains("de");
        assertThat(focused()).isEqualTo("Deutsch");
        press(robot, "English");
        robot.push(KeyCode.ESCAPE);
        assertThat(texts(robot)).contains("Host a game").doesNotContain("Deutsch");
    }

    @Test
    void aGameGoesOnInAnotherLanguage(FxRobot robot) {
        robot.interact(() -> visit.hosting().withBen().annaStarts());
        robot.push(KeyCode.ESCAPE).push(KeyCode.F10);
        press(robot, "Deutsch");
        robot.push(KeyCode.ESCAPE);
        assertThat(texts(robot)).contains("Du bist dran: würfle");
        assertThat(stage.getTitle()).startsWith("Du bist dran");
        robot.push(KeyCode.R);
        robot.interact(visit.later::run);
        assertThat(visit.guest().table().game()).isNotNull();
    }

    @Test
    void aLessonGoesOnInAnotherLanguage(FxRobot robot) {
        system = Motion.NONE;
        robot.interact(() -> visit.navigator.learn());
        robot.push(KeyCode.R);
        assertThat(lesson(robot)).startsWith("Four dice make two pairs");
        robot.push(KeyCode.F10);
        press(robot, "Deutsch");
        robot.push(KeyCode.ESCAPE);
        assertThat(lesson(robot)).startsWith("Vier Würfel ergeben zwei Paare");
        robot.push(KeyCode.DIGIT1);
        assertThat(lesson(robot)).startsWith("Die Kegel sind deine Läufer");
    }

    private static String lesson(FxRobot robot) {
        return robot.lookup(".lesson-text").queryAs(Labeled.class).getText();
    }

    @Test
    void theBoardShowsOnlyTheColumnsOfTheTurnWhereThatIsWished(FxRobot robot) {
        robot.interact(() -> visit.hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1));
        robot.push(KeyCode.ESCAPE).push(KeyCode.F10);
        press(robot, "only this turn’s, larger");
        BoardView board = robot.lookup(".board").queryAs(BoardView.class);
        assertThat(board.liveColumnsProperty().get()).isTrue();
        press(robot, "all columns");
        assertThat(board.liveColumnsProperty().get()).isFalse();
    }

    @Test
    void oneKeyMutesWhereverOneDoesNotWrite(FxRobot robot) {
        robot.push(KeyCode.M);
        assertThat(loudness().isMuted()).isTrue();
        robot.push(KeyCode.M);
        assertThat(loudness().isMuted()).isFalse();
        robot.interact(() -> robot.lookup(".text-field").query().requestFocus());
        robot.push(KeyCode.M);
        assertThat(loudness().isMuted()).isFalse();
    }

    @Test
    void howLoudItIsIsRemembered(FxRobot robot) {
        robot.push(KeyCode.F10);
        List<Slider> volumes = List.copyOf(robot.lookup(".volume").queryAllAs(Slider.class));
        robot.interact(() -> {
            volumes.getFirst().setValue(20);
            volumes.getLast().setValue(30);
        });
        assertThat(loudness()).isEqualTo(new Loudness(20, 30, false, false));
        press(robot, "everyone’s turns", "on");
        assertThat(texts(robot)).contains("off (M)");
        assertThat(loudness()).isEqualTo(new Loudness(20, 30, true, true));
        assertThat(volumes.getFirst().isDisabled()).isTrue();
    }

    @Test
    void hintsAreSwitchedOff(FxRobot robot) {
        assertThat(visit.navigator.me().profile().get().preferences().get(Preferences.HINTS))
                .isTrue();
        robot.push(KeyCode.F10);
        turn(robot, "Hints in my first games");
        assertThat(visit.kept.getLast().preferences().get(Preferences.HINTS)).isFalse();
    }

    @Test
    void readingAloudIsOfferedOnlyWhereThereIsAVoice(FxRobot robot) {
        robot.push(KeyCode.F10);
        assertThat(texts(robot)).doesNotContain("Read aloud");
    }

    private Loudness loudness() {
        return visit.navigator.me().profile().get().preferences().loudness();
    }

    @Test
    void whoeverKnowsThatThisLaptopMayFallAsleepSaysSoHereToo(FxRobot robot) {
        robot.push(KeyCode.F10);
        turn(robot, "Warn me when this laptop may go to sleep");
        assertThat(visit.kept.getLast().preferences().get(Preferences.SLEEP_WARNING))
                .isFalse();
    }

    @Test
    void whatCouldNotBeReadIsSaidUntilItHasBeenRead(FxRobot robot) {
        robot.interact(() -> window.say(new NoticeView.Notice("notice.spoilt", "FILE")));
        assertThat(texts(robot)).anyMatch(text -> text.endsWith("The old file is kept: FILE"));
        press(robot, "OK");
        assertThat(texts(robot)).noneMatch(text -> text.contains("FILE"));
    }

    @Test
    void anUnknownLanguageIsEnglish(FxRobot robot) {
        robot.interact(() -> visit.navigator
                .me()
                .change(visit.navigator
                        .me()
                        .profile()
                        .get()
                        .withPreferences(Preferences.FIRST.with(Preferences.LANGUAGE, Optional.of("tlh")))));
        assertThat(texts(robot)).contains("Host a game");
    }

    /// What a click would do, without the way of the mouse.
    private static void press(FxRobot robot, String... buttons) {
        for (String text : buttons) {
            ButtonBase button = robot.lookup((Node node) ->
                            node instanceof ButtonBase named && text.equals(named.getText()) && shown(node))
                    .query();
            robot.interact(() -> {
                button.requestFocus();
                button.fire();
            });
        }
    }

    private static void turn(FxRobot robot, String what) {
        CheckBox named = robot.lookup(
                        (Node node) -> node instanceof CheckBox box && what.equals(box.getAccessibleText()))
                .query();
        robot.interact(named::fire);
    }

    private String focused() {
        return stage.getScene().getFocusOwner() instanceof Labeled labeled ? labeled.getText() : "";
    }

    private static List<String> texts(FxRobot robot) {
        return robot.lookup((Node node) -> node instanceof Labeled && shown(node)).queryAll().stream()
                .map(node -> ((Labeled) node).getText())
                .filter(text -> text != null)
                .toList();
    }

    private static boolean shown(Node node) {
        return node.isVisible() && (node.getParent() == null || shown(node.getParent()));
    }
}
