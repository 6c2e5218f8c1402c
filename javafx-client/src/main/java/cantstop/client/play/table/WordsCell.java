package cantstop.client.play.table;

import cantstop.client.kit.board.BoardInWords.Thing;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Where one player stands on one column: a lane, filled as far as they have climbed, and the number of steps; or the
/// column's sign in their colour once it is theirs.
final class WordsCell extends HBox {
    private static final int LONGEST =
            Column.all().stream().mapToInt(Column::height).max().orElseThrow();

    /// A cell.
    ///
    /// @param things theirs on this column; none leave it empty
    WordsCell(Column column, List<Thing> things, Badge badge) {
        getStyleClass().addAll("words-cell", "plate-columns");
        setMinWidth(0);
        setPrefWidth(0);
        HBox.setHgrow(this, Priority.ALWAYS);
        if (things.isEmpty()) {
            return;
        }
        StackPane lane = new StackPane();
        lane.getChildren().add(part(lane, column.height(), "words-lane"));
        lane.getStyleClass().add("words-room");
        lane.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(lane, Priority.ALWAYS);
        getChildren().add(lane);
        for (Thing thing : things) {
            Region fill = part(
                    lane, thing.space(), "words-fill", "words-" + thing.kind().name());
            fill.pseudoClassStateChanged(Piece.of(badge.colour()), true);
            lane.getChildren().add(fill);
            switch (thing.kind()) {
                case WINNER -> {
                    NumberTile sign = new NumberTile(column);
                    sign.pseudoClassStateChanged(Piece.of(badge.colour()), true);
                    getChildren().add(sign);
                }
                case RUNNER -> getChildren().addAll(runner(badge), steps(thing));
                case PIECE -> getChildren().add(1, steps(thing));
            }
        }
    }

    private static Region steps(Thing thing) {
        return Parts.label(Integer.toString(thing.space()), "words-steps");
    }

    /// So many spaces of the longest column.
    private static Region part(Region lane, int spaces, String... styles) {
        Region part = new Region();
        part.getStyleClass().addAll(styles);
        part.maxWidthProperty().bind(lane.widthProperty().multiply((double) spaces / LONGEST));
        return part;
    }

    private static Region runner(Badge badge) {
        Region cone = new Region();
        cone.getStyleClass().add("words-runner");
        cone.pseudoClassStateChanged(Piece.of(badge.colour()), true);
        return cone;
    }
}
