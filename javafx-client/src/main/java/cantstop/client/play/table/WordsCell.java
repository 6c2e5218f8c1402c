package cantstop.client.play.table;

import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.engine.Column;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A line of the board in words. Of a column it shows the number on its tile and each piece before what is said of it;
/// what is heard is the whole sentence.
final class WordsCell extends ListCell<BoardInWords.Line> {
    /// Of the width, for what stands beside the number.
    private static final double BESIDE_NUMBER = 0.85;

    WordsCell() {
        // As wide as the list, so that what is long wraps.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(BoardInWords.Line line, boolean empty) {
        super.updateItem(line, empty);
        boolean none = empty || line == null;
        setText(null);
        setAccessibleText(none ? "" : line.sentence());
        setGraphic(none ? null : drawn(line));
    }

    private Node drawn(BoardInWords.Line line) {
        return line.column()
                .map(column -> drawn(column, line))
                .orElseGet(() -> Parts.paragraph(line.sentence(), "words-said"));
    }

    private Region drawn(Column column, BoardInWords.Line line) {
        FlowPane things = new FlowPane();
        things.getStyleClass().add("words-things");
        // What stands beside each other here is asked for no more height than that.
        things.prefWrapLengthProperty().bind(widthProperty().multiply(BESIDE_NUMBER));
        line.things().stream().map(WordsCell::drawn).forEach(things.getChildren()::add);
        HBox.setHgrow(things, Priority.ALWAYS);
        HBox row = new HBox(new NumberTile(column), things);
        row.getStyleClass().add("words-row");
        return row;
    }

    private static Node drawn(BoardInWords.Thing thing) {
        HBox drawn = new HBox(
                chip(thing.owner().<Node>map(badge -> new Piece(badge, "")).orElseGet(WordsCell::runner)),
                Parts.label(thing.said()));
        drawn.getStyleClass().add("words-thing");
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
