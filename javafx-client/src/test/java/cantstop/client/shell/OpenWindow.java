package cantstop.client.shell;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.party.FxBridge;
import cantstop.client.system.sound.Speaker;
import cantstop.client.system.voice.Voice;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/// The window at Anna's laptop, whose events are let through one after the other. On the FX thread.
final class OpenWindow {
    final FakeVisit visit = new FakeVisit();
    final Stage stage;
    final Scene scene;

    /// A window at home, in view.
    OpenWindow(Stage stage, Motion motion, Speaker speaker) {
        this.stage = stage;
        Window window = new Window(
                visit.navigator,
                Locale.ENGLISH,
                () -> motion,
                Theme.LIGHT,
                CoachThread.withItsOwnThread(new FxBridge(Platform::runLater)),
                speaker,
                Voice.NONE,
                Runnable::run);
        window.frame(stage);
        scene = window.scene();
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
    }

    /// A window in which nothing moves and that makes no sound.
    static OpenWindow still(Stage stage) {
        return new OpenWindow(stage, Motion.NONE, Speaker.OFF);
    }

    /// As between two pulses.
    void layOut() {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    /// As after the last pulse of what moves.
    void settle() {
        visit.party().finishMotion();
        visit.later.run();
        layOut();
    }

    /// Presses a key where the keyboard is, and lets go.
    void press(KeyCode code) {
        Event.fireEvent(focused(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
        Event.fireEvent(focused(), new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
        visit.later.run();
    }

    /// Presses the mouse there.
    void click(Node node) {
        Event.fireEvent(
                node,
                new MouseEvent(
                        MouseEvent.MOUSE_PRESSED,
                        0,
                        0,
                        0,
                        0,
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        true,
                        false,
                        false,
                        true,
                        false,
                        true,
                        null));
        visit.later.run();
    }

    /// What has the keyboard.
    Node focused() {
        return Objects.requireNonNull(scene.getFocusOwner());
    }

    boolean shows(String selector) {
        return scene.lookup(selector) != null;
    }

    Node find(String selector) {
        return Objects.requireNonNull(scene.lookup(selector), selector);
    }

    String said(String selector) {
        return ((Labeled) find(selector)).getText();
    }

    Bounds place(String selector) {
        Node node = find(selector);
        return node.localToScene(node.getLayoutBounds());
    }
}
