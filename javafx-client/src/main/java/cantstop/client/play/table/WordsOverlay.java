package cantstop.client.play.table;

import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.RowList;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The board in words, a line a column, through which the keyboard can walk. As high as all its lines, up to most of
/// the window.
final class WordsOverlay extends CardOverlay {
    /// Of the window's height, at most.
    private static final double MOST = 0.85;

    private static final PseudoClass FEW = PseudoClass.getPseudoClass("few");

    private final WordsLines lines;

    /// An overlay that is not laid yet.
    ///
    /// @param speak reads aloud, where anything can
    ///
    /// @param players in the order of play
    WordsOverlay(
            Words words,
            List<BoardInWords.Line> said,
            List<Plate> players,
            Optional<Consumer<String>> speak,
            Runnable dismiss) {
        lines = new WordsLines(said, players, words);
        RowList page = new RowList(lines, below -> words.say("table.words.below", below));
        page.setMinHeight(0);
        VBox.setVgrow(page, Priority.ALWAYS);
        Button close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        HBox head = Parts.cardHead(words.say("table.words"), close);
        String text = said.stream().map(BoardInWords.Line::sentence).collect(Collectors.joining("\n"));
        speak.ifPresent(voice -> head.getChildren()
                .add(
                        head.getChildren().indexOf(close),
                        Parts.button(words.say("table.words.speak"), () -> voice.accept(text))));
        VBox box = new Card();
        box.getChildren().addAll(head, page);
        box.getStyleClass().addAll("card", "dialog", "question", "board-words");
        // No column has anything on it yet.
        box.pseudoClassStateChanged(
                FEW, said.stream().allMatch(line -> line.column().isEmpty()));
        lay(box);
    }

    private static final class Card extends VBox {
        @Override
        protected double computePrefHeight(double width) {
            double wished = super.computePrefHeight(width);
            return getScene() == null
                    ? wished
                    : Math.min(wished, MOST * getScene().getHeight());
        }
    }

    @Override
    public void focus() {
        lines.focus();
    }
}
