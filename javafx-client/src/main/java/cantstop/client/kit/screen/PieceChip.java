package cantstop.client.kit.screen;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.engine.Badge;
import java.util.Optional;
import javafx.scene.layout.StackPane;

/// The piece of whom a sentence is about, on its asphalt before the sentence; without one it takes no room.
public final class PieceChip extends StackPane {
    private final Piece piece = new Piece();

    /// A chip of nobody yet.
    public PieceChip(String... styles) {
        getStyleClass().addAll("piece-chip", "piece-ground");
        getStyleClass().addAll(styles);
        getChildren().add(piece);
        setMinWidth(USE_PREF_SIZE);
        setMaxHeight(USE_PREF_SIZE);
        show(Optional.empty());
    }

    /// Shows whose it is.
    public void show(Optional<Badge> whose) {
        Parts.showIf(whose.isPresent(), this);
        whose.ifPresent(badge -> piece.show(badge, Initials.of(badge.name().text())));
    }
}
