package cantstop.client.play.handover;

import cantstop.client.kit.paint.Laptop;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.PieceChip;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The laptops that a new host needs: lit are those that have come, and dark the others.
final class RollCall extends FlowPane {
    private static final PseudoClass MISSING = PseudoClass.getPseudoClass("missing");

    private List<StripState.Comer> shown = List.of();

    RollCall() {
        getStyleClass().add("roll-call");
        show(List.of());
    }

    void show(List<StripState.Comer> comers) {
        if (!comers.equals(shown)) {
            shown = comers;
            getChildren().setAll(comers.stream().map(RollCall::laptop).toList());
        }
        Parts.showIf(!comers.isEmpty(), this);
    }

    private static Node laptop(StripState.Comer comer) {
        PieceChip piece = new PieceChip();
        piece.show(Optional.of(comer.badge()));
        StackPane screen = new StackPane(piece);
        screen.getStyleClass().add("roll-screen");
        StackPane laptop = new StackPane(new PictureView(new Laptop(comer.here()), "roll-picture"), screen);
        VBox space = new VBox(laptop, Parts.label(comer.badge().name().text(), "roll-name"));
        space.getStyleClass().add("roll-space");
        space.pseudoClassStateChanged(MISSING, !comer.here());
        return space;
    }
}
