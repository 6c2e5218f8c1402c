package cantstop.client.play.table;

import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.engine.Column;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The lines of the board in words, through which the arrows walk. Whose turn it is stands first and large. Of a column
/// a line shows the number on its tile and each piece before what is said of it; what is heard is the whole sentence.
final class WordsLines extends VBox {
    private final List<Region> rows = new ArrayList<>();
    private int at;

    WordsLines(List<BoardInWords.Line> lines) {
        getStyleClass().add("words-lines");
        for (BoardInWords.Line line : lines) {
            Region row = row(line, rows.isEmpty());
            row.getStyleClass().add("words-line");
            row.setMaxWidth(Double.MAX_VALUE);
            row.setAccessibleRole(AccessibleRole.TEXT);
            row.setAccessibleText(line.sentence());
            row.setOnMousePressed(pressed -> go(rows.indexOf(row)));
            rows.add(row);
        }
        getChildren().setAll(rows);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Gives the keyboard to the line where it was last.
    void focus() {
        go(at);
    }

    private void pressed(KeyEvent pressed) {
        int next = switch (pressed.getCode()) {
            case DOWN -> at + 1;
            case UP -> at - 1;
            case HOME -> 0;
            case END -> rows.size() - 1;
            default -> -1;
        };
        if (next >= 0) {
            go(next);
            pressed.consume();
        }
    }

    /// One line is a stop for Tab, so that the buttons are one press away.
    private void go(int line) {
        at = Math.clamp(line, 0, rows.size() - 1);
        for (int each = 0; each < rows.size(); each++) {
            rows.get(each).setFocusTraversable(each == at);
        }
        rows.get(at).requestFocus();
    }

    private static Region row(BoardInWords.Line line, boolean first) {
        return line.column()
                .map(column -> row(column, line))
                .orElseGet(() -> Parts.paragraph(line.sentence(), first ? "words-first" : "words-said"));
    }

    private static Region row(Column column, BoardInWords.Line line) {
        FlowPane things = new FlowPane();
        things.getStyleClass().add("words-things");
        // It is as high as its things are in the width it gets, not in the one it would like.
        things.prefWrapLengthProperty().bind(things.widthProperty());
        line.things().stream().map(WordsLines::drawn).forEach(things.getChildren()::add);
        HBox.setHgrow(things, Priority.ALWAYS);
        HBox row = new HBox(new NumberTile(column), things);
        row.getStyleClass().add("words-row");
        return row;
    }

    private static Node drawn(BoardInWords.Thing thing) {
        HBox drawn = new HBox(chip(thing.owner()
                .<Node>map(badge -> new Piece(badge, thing.initials()))
                .orElseGet(WordsLines::runner)));
        drawn.getStyleClass().add("words-thing");
        String name = thing.owner().map(badge -> badge.name().text()).orElse("");
        if (!name.isEmpty() && thing.said().startsWith(name)) {
            Label rest = Parts.label(thing.said().substring(name.length()).strip());
            drawn.getChildren().addAll(Parts.label(name, "words-name"), rest);
        } else {
            drawn.getChildren().add(Parts.label(thing.said()));
        }
        return drawn;
    }

    private static Node runner() {
        Region cone = new Region();
        cone.getStyleClass().add("words-runner");
        return cone;
    }

    private static Node chip(Node piece) {
        StackPane chip = new StackPane(piece);
        chip.getStyleClass().addAll("log-chip", "piece-ground");
        return chip;
    }
}
