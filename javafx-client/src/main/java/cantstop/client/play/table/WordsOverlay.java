package cantstop.client.play.table;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The board in words, as text that the keyboard can walk through.
final class WordsOverlay extends CardOverlay {
    private final TextArea text = new TextArea();

    /// An overlay that is not laid yet.
    ///
    /// @param speak reads aloud, where anything can
    WordsOverlay(Words words, List<String> sentences, Optional<Consumer<String>> speak, Runnable dismiss) {
        text.setText(String.join("\n", sentences));
        text.setEditable(false);
        text.setWrapText(true);
        text.setAccessibleText(words.say("table.words"));
        text.setMinWidth(0);
        text.setPrefRowCount(Math.min(sentences.size() + 1, 18));
        Button close = Parts.button(words.say("close"), dismiss, "accent");
        close.setCancelButton(true);
        HBox buttons = new HBox(Parts.spring());
        buttons.getStyleClass().add("buttons");
        speak.ifPresent(voice -> buttons.getChildren()
                .add(Parts.button(words.say("table.words.speak"), () -> voice.accept(text.getText()))));
        buttons.getChildren().add(close);
        VBox box = new VBox(Parts.label(words.say("table.words"), "title"), text, buttons);
        box.getStyleClass().addAll("card", "question", "board-words");
        lay(box);
    }

    @Override
    public void focus() {
        text.requestFocus();
        text.positionCaret(0);
    }
}
