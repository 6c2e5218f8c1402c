package cantstop.client.play.settings;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Preference;
import cantstop.client.model.profile.Preferences;
import java.util.function.Consumer;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// A preference that is on or off.
final class Switch implements Row {
    private final Preference.Choice<Boolean> choice;
    private final boolean on;
    private final CheckBox box = new CheckBox();
    private final Region node;
    private boolean showing;

    /// A switch.
    ///
    /// @param on which of the two answers is called on
    /// @param picked called with the value
    Switch(Preference.Choice<Boolean> choice, boolean on, Words words, Consumer<Boolean> picked) {
        this.choice = choice;
        this.on = on;
        Label name = Parts.paragraph(words.say(choice.label()));
        node = new BesideOrBelow(name, new FlowPane(box));
        // All boxes end their lines, however long the word is.
        box.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
        name.setLabelFor(box);
        box.getStyleClass().add("switch");
        box.setAccessibleText(name.getText());
        box.selectedProperty().subscribe((was, is) -> {
            box.setText(choice.name(words, is == on));
            if (!showing) {
                picked.accept(is == on);
            }
        });
        box.setText(choice.name(words, !on));
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(Preferences holds) {
        showing = true;
        box.setSelected(holds.get(choice) == on);
        showing = false;
    }

    @Override
    public void focus() {
        box.requestFocus();
    }
}
