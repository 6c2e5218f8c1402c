package cantstop.client.play.talk;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.css.PseudoClass;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What is said, as a card with a place of its own on a screen that has the room, and people who hear it.
public final class TalkBeside extends VBox {
    private static final PseudoClass SILENT = PseudoClass.getPseudoClass("silent");

    private final TalkModel model;
    private final ChatBox chat;
    private final Listening listening = new Listening();
    private boolean room;

    /// A card that follows nothing yet, and has no room.
    ///
    /// @param done gives the keyboard back
    public TalkBeside(TalkModel model, Words words, Runnable done) {
        this.model = model;
        chat = new ChatBox(model, words, done);
        setVgrow(chat, Priority.ALWAYS);
        getStyleClass().addAll("card", "talk-beside");
        getChildren().add(chat);
        chat.shrink(silent -> {
            pseudoClassStateChanged(SILENT, silent);
            setMaxHeight(silent ? USE_PREF_SIZE : Double.MAX_VALUE);
        });
        show();
    }

    /// Gives it its room, or takes it away.
    public void makeRoom(boolean there) {
        room = there;
        show();
    }

    private void show() {
        boolean seen = room && model.heard().get();
        Parts.showIf(seen, this);
        model.talk().look(seen);
    }

    public void activate() {
        chat.activate();
        listening.to(this::show, model.heard());
        show();
    }

    public void deactivate() {
        listening.stop();
        chat.deactivate();
        model.talk().look(false);
    }
}
