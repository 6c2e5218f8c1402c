package cantstop.client.play.settings;

import cantstop.client.model.profile.Preferences;
import javafx.scene.layout.Region;

/// A preference as a row of the settings.
sealed interface Row permits Pick, Switch, Volume {
    /// What it is about, and where it is changed.
    Region node();

    /// Shows what holds; nothing is changed by that.
    void show(Preferences holds);

    /// Takes the keyboard.
    void focus();
}
