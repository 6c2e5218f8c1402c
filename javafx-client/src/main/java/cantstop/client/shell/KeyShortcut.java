package cantstop.client.shell;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A letter that does something on every screen, once each time it goes down, and never where one writes.
final class KeyShortcut {
    private final KeyCode code;
    private final Runnable act;
    private boolean held;

    KeyShortcut(KeyCode code, Runnable act) {
        this.code = code;
        this.act = act;
    }

    /// A key press that no control on the screen consumed.
    void pressed(KeyEvent pressed) {
        boolean mine = pressed.getCode() == code
                && !pressed.isShortcutDown()
                && !pressed.isAltDown()
                && !(pressed.getTarget() instanceof TextInputControl);
        if (mine && !held) {
            held = true;
            act.run();
        }
    }

    void released(KeyEvent released) {
        held &= released.getCode() != code;
    }
}
