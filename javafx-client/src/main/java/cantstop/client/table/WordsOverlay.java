package cantstop.client.table;

import cantstop.client.screen.CardOverlay;
import cantstop.client.screen.Parts;
import cantstop.client.words.Words;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

/// The board in words, as text that the keyboard can walk through.
final class WordsOverlay extends CardOverlay {
    private final TextArea text = new TextArea();

    WordsOverlay(Words words, List<String> sentences, Runnable dismiss) {
        text.setText(String.join("\n", sentences));
        text.setEditable(false);
        text.setWrapText(true);
        text.setAccessibleText(words.say("table.words"));
        text.setPrefRowCount(Math.min(sentences.size() + 1, 18));
        Button close = Parts.button(words.say("table.close"), dismiss, "accent");
        close.setCancelButton(true);
        VBox box = new VBox(Parts.label(words.say("table.words"), "title"), text, close);
        box.getStyleClass().addAll("card", "question", "board-words");
        lay(box);
    }

    @Override
    public void focus() {
        text.requestFocus();
        text.positionCaret(0);
    }
}
