package cantstop.client.play.table;

import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.controls.KeyCap;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Option;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The lines of the board in words, through which the arrows walk. Who leads and whose turn it is stands first and
/// large; then the players, once; then the columns, each with the number on its tile and where every player stands in
/// it. What is heard of a column is its whole sentence.
final class WordsLines extends VBox {
    private final List<Region> rows = new ArrayList<>();
    private final List<Plate> players;
    private final Words words;
    private int at;

    /// @param players in the order of play
    WordsLines(List<BoardInWords.Line> lines, List<Plate> players, Words words) {
        this.players = players;
        this.words = words;
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
        if (lines.stream().anyMatch(line -> line.column().isPresent())) {
            getChildren().add(1, names());
        }
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

    /// Whose each place in the rows is.
    private Region names() {
        Map<Seat, String> initials = Initials.of(PlatesView.badges(players));
        HBox row = new HBox(Parts.label("", "words-height"));
        for (Plate player : players) {
            StackPane chip = new StackPane(new Piece(player.badge(), initials.getOrDefault(player.seat(), "")));
            chip.getStyleClass().addAll("log-chip", "piece-ground");
            Label name = Parts.label(player.badge().name().text(), "words-name");
            name.setMinWidth(0);
            HBox head = new HBox(chip, name);
            head.getStyleClass().add("words-cell");
            head.setMinWidth(0);
            head.setPrefWidth(0);
            HBox.setHgrow(head, Priority.ALWAYS);
            row.getChildren().add(head);
        }
        row.getStyleClass().addAll("words-row", "words-names");
        return row;
    }

    private Region row(BoardInWords.Line line, boolean first) {
        return line.column()
                .map(column -> row(column, line))
                .orElseGet(() -> first ? turn(line) : Parts.paragraph(line.sentence(), "words-said"));
    }

    /// Who leads or whose turn it is, and below it the rest, a sentence a line; what can be chosen as it stands on the
    /// table, with its keys.
    private static Region turn(BoardInWords.Line line) {
        List<String> said = line.said();
        VBox turn = new VBox(Parts.paragraph(said.getFirst(), "words-first"));
        said.subList(1, line.choices().isEmpty() ? said.size() : said.size() - 1).stream()
                .map(sentence -> Parts.paragraph(sentence, "lead"))
                .forEach(turn.getChildren()::add);
        if (!line.choices().isEmpty()) {
            FlowPane choices = new FlowPane();
            choices.getStyleClass().add("words-choices");
            for (Option option : line.choices()) {
                HBox choice = new HBox(
                        new KeyCap(Integer.toString(choices.getChildren().size() + 1)));
                option.columns().stream().map(NumberTile::new).forEach(choice.getChildren()::add);
                choice.getStyleClass().add("words-choice");
                choices.getChildren().add(choice);
            }
            turn.getChildren().add(choices);
        }
        turn.getStyleClass().add("words-turn");
        return turn;
    }

    private Region row(Column column, BoardInWords.Line line) {
        Label height = Parts.label(words.say("table.words.height", column.height()), "words-height", "muted");
        height.setGraphic(new NumberTile(column));
        HBox row = new HBox(height);
        for (Plate player : players) {
            List<BoardInWords.Thing> theirs = line.things().stream()
                    .filter(thing -> thing.seat().equals(player.seat()))
                    .toList();
            row.getChildren().add(new WordsCell(column, theirs, player.badge()));
        }
        row.getStyleClass().add("words-row");
        return row;
    }
}
