package cantstop.client.kit.board;

import cantstop.engine.Column;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;

/// A column's number on its small octagon: the top of the column on the board, and the column's sign everywhere else.
/// Its size is given by the style sheet or by its parent.
public final class NumberTile extends Label {
    private static final PseudoClass TWO_DIGITS = PseudoClass.getPseudoClass("two-digits");

    /// The tile of a column.
    public NumberTile(Column column) {
        super(Integer.toString(column.number()));
        getStyleClass().setAll("number-tile");
        pseudoClassStateChanged(TWO_DIGITS, column.number() > 9);
        setAccessibleRole(AccessibleRole.TEXT);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        Octagon.shape(this, Octagon.REGULAR);
    }
}
