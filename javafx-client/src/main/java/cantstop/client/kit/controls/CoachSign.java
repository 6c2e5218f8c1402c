package cantstop.client.kit.controls;

import cantstop.client.kit.board.Octagon;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The coach's small octagon: it hangs on what the coach would take.
final class CoachSign extends StackPane {
    CoachSign() {
        Region cup = new Region();
        cup.getStyleClass().setAll("glyph", "glyph-cup");
        getStyleClass().setAll("coach-sign");
        setMouseTransparent(true);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        Octagon.shape(this, Octagon.REGULAR);
        getChildren().add(cup);
    }
}
