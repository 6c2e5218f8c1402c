package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The row below the dice: on the left what a newcomer can do now, on the right which laptops threw the dice, to be
/// pressed. Its room stays when there is nothing to say, so that what stands below it doesn't move. Where there is
/// less room the hint goes first, then the whole row.
final class HintRow extends HBox {
    private final Label hint = Parts.paragraph("", "hint-line");
    private final Button thrownBy;
    private HintModel.Hint hinted = HintModel.Hint.NONE;

    /// A row that says nothing yet.
    ///
    /// @param explainDice says how the dice were thrown
    HintRow(Runnable explainDice) {
        thrownBy = Parts.button("", explainDice, "thrown-by");
        thrownBy.visibleProperty().bind(thrownBy.textProperty().isNotEmpty());
        thrownBy.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        hint.setMinWidth(0);
        hint.setMaxWidth(Double.MAX_VALUE);
        setHgrow(hint, Priority.ALWAYS);
        getStyleClass().addAll("row", "hint-row");
        getChildren().addAll(hint, thrownBy);
    }

    /// Shows what a newcomer can do now, where there is room.
    void show(HintModel.Hint other) {
        hinted = other;
        hint.setText(other.text());
    }

    /// Says which laptops threw the dice that lie there; nothing where none do.
    void thrownBy(String laptops) {
        thrownBy.setText(laptops);
    }

    /// How high it is with the hint that there is.
    double wholeHeight(double width) {
        double room = width - thrownBy.prefWidth(-1) - getSpacing();
        return Math.max(lineHeight(), hinted.kept() ? hint.prefHeight(Math.max(0, room)) : 0);
    }

    /// How high it is without the hint.
    double lineHeight() {
        return thrownBy.prefHeight(-1);
    }

    /// Takes as much of this room as it needs.
    ///
    /// @return how much that is
    double fit(double width, double room) {
        double whole = wholeHeight(width);
        boolean hinting = hinted.kept() && whole <= room;
        double high = hinting ? whole : lineHeight();
        boolean shown = high <= room;
        hint.setManaged(hinting);
        setAlignment(hinting ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
        // No mark beside nothing.
        hint.setVisible(hinting && !hint.getText().isEmpty());
        Parts.showIf(shown, this);
        setMinHeight(shown ? high : 0);
        setPrefHeight(shown ? high : 0);
        return shown ? high : 0;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }
}
