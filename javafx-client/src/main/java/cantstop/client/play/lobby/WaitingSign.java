package cantstop.client.play.lobby;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;

/// Who starts the game, for a guest who waits for it: the owner's plate.
final class WaitingSign extends HBox {
    private final Piece piece = new Piece();
    private final StackPane ground = new StackPane(piece);
    private final Label text = Parts.paragraph("", "waiting-text");

    WaitingSign() {
        piece.getStyleClass().add("piece-of-plate");
        ground.getStyleClass().add("piece-ground");
        ground.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        getStyleClass().add("waiting-sign");
        getChildren().addAll(ground, text);
    }

    /// @param owner nothing where that player has no seat
    void show(String says, Optional<LobbyState.Place> owner) {
        text.setText(says);
        Optional<Badge> badge = owner.flatMap(LobbyState.Place::badge);
        Parts.showIf(badge.isPresent(), ground);
        badge.ifPresent(
                look -> piece.show(look, owner.map(LobbyState.Place::initials).orElse("")));
        Colour.all()
                .forEach(colour -> pseudoClassStateChanged(
                        Piece.of(colour),
                        badge.filter(look -> look.colour() == colour).isPresent()));
    }
}
