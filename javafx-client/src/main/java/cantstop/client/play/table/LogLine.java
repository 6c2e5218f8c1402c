package cantstop.client.play.table;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A sentence of the log.
///
/// @param badge of the player whose move it tells; null if it is no player's
public record LogLine(String said, @Nullable Badge badge) {
    /// What an event says, beside the piece of the player who made it.
    public static LogLine of(String said, Event event, TableState after, Words words) {
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

    /// The line as it is seen: a piece on asphalt, as wherever it is, then the sentence.
    public Node row() {
        StackPane chip = new StackPane();
        chip.getStyleClass().add("log-chip");
        if (badge != null) {
            chip.getStyleClass().add("piece-ground");
            chip.getChildren().add(new Piece(badge, ""));
        }
        Label sentence = Parts.label(said, "log-sentence");
        sentence.setMinWidth(0);
        sentence.setTooltip(new Tooltip(said));
        HBox row = new HBox(chip, sentence);
        row.getStyleClass().add("log-row");
        return row;
    }
}
