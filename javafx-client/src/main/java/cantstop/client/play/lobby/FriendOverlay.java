package cantstop.client.play.lobby;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.PlayerName;
import java.text.Normalizer;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks what somebody else at this laptop is called.
public final class FriendOverlay extends CardOverlay {
    private final TextField name = new TextField();

    /// An empty name.
    ///
    /// @param sit is handed a name that can be one
    /// @param dismiss takes this away
    public FriendOverlay(Words words, Consumer<PlayerName> sit, Runnable dismiss) {
        Button go = Parts.button(words.say("lobby.sit"), () -> sit(sit), "accent");
        Button back = Parts.button(words.say("back"), dismiss);
        go.setDisable(true);
        name.textProperty().subscribe(text -> go.setDisable(!PlayerName.isName(normal(text))));
        name.setPromptText(words.say("friend.name"));
        name.setAccessibleText(words.say("friend.name"));
        name.setOnAction(entered -> sit(sit));
        HBox buttons = new HBox(back, Parts.spring(), go);
        buttons.getStyleClass().add("buttons");
        VBox box = new VBox(
                Parts.cardHead(words.say("friend.title")), Parts.paragraph(words.say("friend.text")), name, buttons);
        box.getStyleClass().addAll("card", "dialog", "question");
        lay(box);
    }

    private void sit(Consumer<PlayerName> sit) {
        String text = normal(name.getText());
        if (PlayerName.isName(text)) {
            sit.accept(new PlayerName(text));
        }
    }

    private static String normal(String text) {
        return Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
    }

    @Override
    public void focus() {
        name.requestFocus();
    }
}
