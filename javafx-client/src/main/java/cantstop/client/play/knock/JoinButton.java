package cantstop.client.play.knock;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import javafx.beans.InvalidationListener;
import javafx.scene.control.Button;

/// For whoever watches and would like to sit down.
public final class JoinButton extends Button {
    private final KnockModel model;
    private final InvalidationListener refresh = property -> show();

    /// A button that is not in view yet.
    public JoinButton(KnockModel model, Words words, WindowLayers layers, String... styles) {
        this.model = model;
        setText(words.say("knock.sit"));
        getStyleClass().addAll(styles);
        setMinWidth(USE_PREF_SIZE);
        setOnAction(pressed -> layers.lay(new JoinOverlay(model.ways(), words, layers::dismiss)));
        show();
    }

    public void activate() {
        model.outside().addListener(refresh);
        show();
    }

    public void deactivate() {
        model.outside().removeListener(refresh);
    }

    private void show() {
        Parts.showIf(model.outside().get(), this);
    }
}
