package cantstop.client.play.talk;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import javafx.scene.control.Button;

/// Opens what is said, and says how much of it is new: for a screen on which talk has no place of its own.
public final class TalkButton extends Button {
    private final TalkModel model;
    private final Words words;
    private final Listening listening = new Listening();

    /// A button that counts nothing yet.
    public TalkButton(TalkModel model, Words words, WindowLayers layers) {
        this.model = model;
        this.words = words;
        setMinWidth(USE_PREF_SIZE);
        setOnAction(pressed -> layers.lay(new TalkOverlay(model, words, layers::dismiss)));
        showUnread();
    }

    public void activate() {
        model.activate();
        listening.to(this::showUnread, model.talk().unread());
        showUnread();
    }

    public void deactivate() {
        listening.stop();
        model.deactivate();
    }

    private void showUnread() {
        int unread = model.talk().unread().get();
        setText(unread == 0 ? words.say("talk.title") : words.say("talk.unread", unread));
    }
}
