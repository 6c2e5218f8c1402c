package cantstop.client.play.start;

import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.screen.Parts;
import cantstop.engine.StartThrow;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;

/// The two dice of one player's throw for the start, on asphalt, with their sum painted beside them. It is empty
/// until that throw is shown.
final class ThrowBay extends HBox {
    private static final PseudoClass WINNING = PseudoClass.getPseudoClass("winning");

    /// @param best whether it was the highest throw of this round
    ThrowBay(StartThrow one, boolean best) {
        DiceView dice = new DiceView();
        // Any key takes the overlay away: there is nothing to walk through.
        dice.setFocusTraversable(false);
        dice.diceProperty().set(List.of(one.first(), one.second()));
        getChildren().addAll(dice, Parts.label(Integer.toString(one.first() + one.second()), "throw-sum"));
        getStyleClass().add("throw-bay");
        pseudoClassStateChanged(WINNING, best);
        hide();
    }

    private void hide() {
        getChildren().forEach(part -> part.setVisible(false));
    }

    void reveal() {
        getChildren().forEach(part -> part.setVisible(true));
    }
}
