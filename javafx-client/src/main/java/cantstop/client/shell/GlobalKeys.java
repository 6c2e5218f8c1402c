package cantstop.client.shell;

import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.play.settings.SettingsModel;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/// The keys that work on every screen, when nothing on it has a use for them.
final class GlobalKeys {
    private final WindowLayers layers;
    private final SettingsModel settings;
    private final Runnable rules;
    private final Runnable keys;
    private final Runnable watch;
    private final KeyShortcut mute;

    /// Keys without a listener yet.
    ///
    /// @param rules shows the rules
    /// @param keys shows these keys
    /// @param watch opens Watch
    GlobalKeys(WindowLayers layers, SettingsModel settings, Runnable rules, Runnable keys, Runnable watch) {
        this.layers = layers;
        this.settings = settings;
        this.rules = rules;
        this.keys = keys;
        this.watch = watch;
        mute = new KeyShortcut(KeyCode.M, settings::toggleMute);
    }

    /// Listens to what is pressed in this scene.
    void listen(Scene scene) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, pressed -> pressed(pressed, scene));
        scene.addEventHandler(KeyEvent.KEY_PRESSED, mute::pressed);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, mute::released);
    }

    private void pressed(KeyEvent pressed, Scene scene) {
        switch (pressed.getCode()) {
            case ESCAPE -> escape(pressed);
            case F1 -> rules.run();
            case F9 -> watch.run();
            case F10 -> layers.openSettings();
            case F11 -> fill(scene);
            default -> {
                if (pressed.isShortcutDown()) {
                    zoom(pressed.getCode());
                } else if (pressed.getText().equals("?") && !(pressed.getTarget() instanceof TextInputControl)) {
                    keys.run();
                }
            }
        }
    }

    private void escape(KeyEvent pressed) {
        boolean closed =
                layers.dismiss() || layers.screen().filter(Screen::escape).isPresent();
        if (closed) {
            pressed.consume();
        }
    }

    /// Fills the screen of the desktop, or does so no more.
    private static void fill(Scene scene) {
        if (scene.getWindow() instanceof Stage stage) {
            stage.setFullScreen(!stage.isFullScreen());
        }
    }

    private void zoom(KeyCode code) {
        switch (code) {
            case PLUS, ADD, EQUALS -> settings.larger();
            case MINUS, SUBTRACT -> settings.smaller();
            case DIGIT0, NUMPAD0 -> settings.usualSize();
            default -> {}
        }
    }
}
