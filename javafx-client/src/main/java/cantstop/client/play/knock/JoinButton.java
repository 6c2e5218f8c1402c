package cantstop.client.play.knock;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import javafx.scene.control.Button;

/// Lets a spectator ask for a seat. While a seat is free, they sit down there, and this offers the taken ones. A
/// spectator in the queue of a full table has asked already.
public final class JoinButton extends Button {
    private final KnockModel model;
    private final Words words;
    private final Listening listening = new Listening();

    /// A button that is not in view yet.
    public JoinButton(KnockModel model, Words words, WindowLayers layers, String... styles) {
        this.model = model;
        this.words = words;
        getStyleClass().addAll(styles);
        setMinWidth(USE_PREF_SIZE);
        setOnAction(pressed -> layers.lay(new JoinOverlay(model.ways(), words, layers::dismiss)));
        show();
    }

    public void activate() {
        listening.to(this::show, model.outside(), model.free(), model.waiting());
        show();
    }

    public void deactivate() {
        listening.stop();
    }

    private void show() {
        setText(words.say(model.free().get() ? "knock.other" : "knock.sit"));
        boolean asked = model.waiting().get().filter(Waiting::mine).isPresent();
        Parts.showIf(model.outside().get() && (model.free().get() || !asked), this);
    }
}
