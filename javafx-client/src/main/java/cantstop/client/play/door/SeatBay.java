package cantstop.client.play.door;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.screen.Parts;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// One of a table's four bays: a counter with the letter of who sits there beside their name, or the number of the bay
/// where it is free.
final class SeatBay extends HBox {
    private static final PseudoClass FREE = PseudoClass.getPseudoClass("free");

    /// @param number from 1
    /// @param free what a bay says in which nobody sits
    SeatBay(int number, Optional<String> who, String free) {
        Label face = Parts.label(
                who.filter(name -> !name.isEmpty()).map(Initials::of).orElse(Integer.toString(number)), "seat-face");
        face.setMinWidth(Region.USE_PREF_SIZE);
        Label name = Parts.label(who.orElse(free), "seat-name");
        getChildren().addAll(face, name);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("seat-bay");
        pseudoClassStateChanged(FREE, who.isEmpty());
    }
}
