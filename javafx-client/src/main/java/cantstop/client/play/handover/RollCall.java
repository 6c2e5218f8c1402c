package cantstop.client.play.handover;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.PieceChip;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;

/// A parking space for each player whom a new host needs: taken by those who have come, and marked out for the others.
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
            getChildren().setAll(comers.stream().map(RollCall::space).toList());
        }
        Parts.showIf(!comers.isEmpty(), this);
    }

    private static Node space(StripState.Comer comer) {
        PieceChip chip = new PieceChip();
        chip.show(Optional.of(comer.badge()));
        HBox space = new HBox(chip, Parts.label(comer.badge().name().text(), "roll-name"));
        space.getStyleClass().addAll("row", "roll-space");
        space.pseudoClassStateChanged(MISSING, !comer.here());
        return space;
    }
}
