package cantstop.client.kit.controls;

import javafx.scene.control.Label;

/// The key that does the same as the button it stands on.
public final class KeyCap extends Label {
    /// The cap of a key.
    public KeyCap(String key) {
        super(key);
        getStyleClass().setAll("key-cap");
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMouseTransparent(true);
    }
}
