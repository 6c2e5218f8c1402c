package cantstop.client.shell;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.profile.Profile;
import cantstop.client.stories.Stories;
import cantstop.client.stories.Story;
import cantstop.client.system.sound.Speaker;
import cantstop.client.system.voice.Voice;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.Coach;
import java.util.Objects;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// A window in which a story has been told, for whoever wants to look at it. On the FX thread.
final class Telling {
    /// One for all of them, as its nets take a moment to read.
    private static final Coach COACH = Bots.coach();

    private final FakeVisit visit;
    private final Window window;
    private final Stage stage;

    /// Opens a window at the place where the visit is.
    private Telling(FakeVisit visit, Theme theme, Stage stage) {
        this.visit = visit;
        this.stage = stage;
        window = new Window(
                visit.navigator,
                visit.words.locale(),
                () -> Motion.NONE,
                theme,
                new CoachThread(Runnable::run, visit.later, () -> COACH),
                Speaker.OFF,
                Voice.NONE,
                Runnable::run);
        window.frame(stage);
        stage.show();
    }

    /// Tells a story.
    ///
    /// @param stage is shown, in the size that it has
    static Telling tell(Stage stage, String story, Words words, Theme theme, int zoom) {
        Story wanted = Stories.named(story);
        FakeVisit visit = begun(words, zoom);
        Telling telling =
                new LastScreen(wanted, () -> begun(words, zoom)).tell(visit, () -> new Telling(visit, theme, stage));
        if (!story.startsWith("start") && stage.getScene().lookup(".who-starts") != null) {
            telling.press(KeyCode.ESCAPE);
        }
        wanted.keys().forEach(telling::press);
        if (!wanted.button().isEmpty()) {
            telling.fire(words.say(wanted.button()));
        }
        visit.later.run();
        // Rows of a list ask for their pictures when they are laid out.
        telling.layOut();
        visit.later.run();
        return telling;
    }

    /// At home, where the program looks around.
    private static FakeVisit begun(Words words, int zoom) {
        FakeVisit visit = new FakeVisit(words);
        Profile profile = visit.navigator.me().profile().get();
        visit.navigator
                .me()
                .change(profile.withRecent("192.168.1.20")
                        .withWindow(profile.window().withZoom(zoom)));
        visit.navigator.lookingAround().begin();
        return visit;
    }

    Scene scene() {
        return stage.getScene();
    }

    /// Wears another theme.
    void wear(Theme theme) {
        window.appearance().goWith(theme);
    }

    /// Shows everything in another size.
    void zoom(int percent) {
        Profile profile = visit.navigator.me().profile().get();
        visit.navigator.me().change(profile.withWindow(profile.window().withZoom(percent)));
    }

    private void press(KeyCode key) {
        layOut();
        send(KeyEvent.KEY_PRESSED, key);
        send(KeyEvent.KEY_RELEASED, key);
        visit.later.run();
    }

    private void send(EventType<KeyEvent> type, KeyCode key) {
        Node owner = scene().getFocusOwner();
        String text = key.isLetterKey() || key.isDigitKey() ? key.getChar() : "";
        Event.fireEvent(
                owner == null ? scene().getRoot() : owner,
                new KeyEvent(type, text, text, key, false, false, false, false));
    }

    private void fire(String text) {
        layOut();
        ButtonBase button = button(scene().getRoot(), text);
        Objects.requireNonNull(button, "no button " + text).fire();
        layOut();
    }

    private static @Nullable ButtonBase button(Node node, String text) {
        if (node instanceof ButtonBase found && text.equals(found.getText())) {
            return found;
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                ButtonBase found = button(child, text);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /// As between two pulses: skins make their nodes, and what folds sees how much room there is.
    private void layOut() {
        for (int pass = 0; pass < 2; pass++) {
            scene().getRoot().applyCss();
            scene().getRoot().layout();
        }
    }
}
