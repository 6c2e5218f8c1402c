package cantstop.client.play.table;

import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The board in words, a sentence a line, through which the keyboard can walk.
final class WordsOverlay extends CardOverlay {
    /// What a line takes, in em of its type, and one on which so much stands that it wraps.
    private static final double HIGH = 2.2;
    private static final double WRAPPED = 4;

    private static final int BESIDE = 3;

    private final ListView<BoardInWords.Line> list = new ListView<>();

    /// An overlay that is not laid yet.
    ///
    /// @param speak reads aloud, where anything can
    WordsOverlay(Words words, List<BoardInWords.Line> lines, Optional<Consumer<String>> speak, Runnable dismiss) {
        list.getItems().setAll(lines);
        list.setCellFactory(view -> new WordsCell());
        list.getStyleClass().add("words-lines");
        list.setStyle(String.format(Locale.ROOT, "-fx-pref-height: %.1fem", height(lines)));
        list.setAccessibleText(words.say("table.words"));
        VBox.setVgrow(list, Priority.ALWAYS);
        Button close = Parts.button(words.say("close"), dismiss, "accent");
        close.setCancelButton(true);
        HBox buttons = new HBox(Parts.spring());
        buttons.getStyleClass().add("buttons");
        String text = lines.stream().map(BoardInWords.Line::sentence).collect(Collectors.joining("\n"));
        speak.ifPresent(voice ->
                buttons.getChildren().add(Parts.button(words.say("table.words.speak"), () -> voice.accept(text))));
        buttons.getChildren().add(close);
        VBox box = new VBox(
                Parts.label(words.say("table.words"), "title"),
                Parts.paragraph(words.say("table.words.hint"), "muted"),
                list,
                buttons);
        box.getStyleClass().addAll("card", "question", "board-words");
        lay(box);
    }

    /// As high as all lines are, so that none is cut where there is room for all.
    private static double height(List<BoardInWords.Line> lines) {
        return lines.stream()
                .mapToDouble(line -> line.things().size() > BESIDE ? WRAPPED : HIGH)
                .sum();
    }

    @Override
    public void focus() {
        list.requestFocus();
        list.getSelectionModel().selectFirst();
    }
}
