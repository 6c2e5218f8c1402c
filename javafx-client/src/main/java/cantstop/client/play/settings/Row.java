package cantstop.client.play.settings;

import cantstop.client.model.profile.Preferences;
import javafx.scene.Node;

/// A preference as a row of the settings.
sealed interface Row permits Pick, Switch, Volume {
    /// What it is about.
    Node name();

    /// Where it is changed.
    Node answers();

    /// Shows what holds; nothing is changed by that.
    void show(Preferences holds);

    /// Takes the keyboard.
    void focus();
}
