package cantstop.client.play.table;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A sentence of the log.
///
/// @param badge of the player whose move it tells; null if it is no player's
record LogLine(String said, @Nullable Badge badge) {
    /// What an event says, beside the piece of the player who made it.
    static LogLine of(String said, Event event, TableState after, Words words) {
        return new LogLine(
                said,
                mover(event)
                        .map(seat -> SeatNames.badge(words, after.chair(seat)))
                        .orElse(null));
    }

    private static Optional<Seat> mover(Event event) {
        return switch (event) {
            case Event.Rolled rolled -> Optional.of(rolled.seat());
            case Event.Chosen chosen -> Optional.of(chosen.seat());
            case Event.TakenBack taken -> Optional.of(taken.seat());
            case Event.Stopped stopped -> Optional.of(stopped.seat());
            case Event.PassedOver passed -> Optional.of(passed.seat());
            case Event.OfTable _,
                    Event.Started _,
                    Event.StartRolled _,
                    Event.Throwing _,
                    Event.Withheld _,
                    Event.Over _ -> Optional.empty();
        };
    }

    /// A line in a list. It asks for no width of its own: the list would have a bar below it for the longest.
    static final class Cell extends ListCell<LogLine> {
        private static final PseudoClass LATEST = PseudoClass.getPseudoClass("first-line");

        @Override
        protected double computePrefWidth(double height) {
            return 0;
        }

        @Override
        protected void updateItem(@Nullable LogLine line, boolean empty) {
            super.updateItem(line, empty);
            setText(line == null ? null : line.said());
            setTooltip(line == null ? null : new Tooltip(line.said()));
            setGraphic(line == null ? null : chip(line.badge()));
            pseudoClassStateChanged(LATEST, line != null && getIndex() == 0);
        }

        /// A piece stands on asphalt wherever it is; a line without one keeps its place.
        private static Node chip(@Nullable Badge badge) {
            StackPane chip = new StackPane();
            chip.getStyleClass().add("log-chip");
            if (badge != null) {
                chip.getStyleClass().add("piece-ground");
                chip.getChildren().add(new Piece(badge, ""));
            }
            return chip;
        }
    }
}
