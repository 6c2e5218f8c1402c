package cantstop.client.play.talk;

import cantstop.client.kit.screen.Overlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What is said, over the screen: where the table has no room for it, and in the lobby.
public final class TalkOverlay implements Overlay {
    private final StackPane node = new StackPane();
    private final TalkModel model;
    private final ChatBox chat;

    /// The lines in view.
    ///
    /// @param dismiss takes it away
    public TalkOverlay(TalkModel model, Words words, Runnable dismiss) {
        this.model = model;
        chat = new ChatBox(model, words, dismiss);
        Button close = Parts.button(words.say("close"), dismiss);
        close.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = Parts.cardHead(words.say("talk.title"), close);
        VBox box = new VBox(head, new Reactions(model, words, dismiss), chat);
        box.getStyleClass().addAll("card", "dialog", "talk-card");
        VBox.setVgrow(chat, Priority.ALWAYS);
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        box.addEventHandler(MouseEvent.MOUSE_PRESSED, MouseEvent::consume);
        node.getStyleClass().add("scrim");
        node.getChildren().add(box);
        node.setOnMousePressed(pressed -> dismiss.run());
        chat.activate();
        model.talk().look(true);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean blocks() {
        return true;
    }

    @Override
    public void focus() {
        chat.write();
    }

    @Override
    public void gone() {
        chat.deactivate();
        model.talk().look(false);
    }
}
