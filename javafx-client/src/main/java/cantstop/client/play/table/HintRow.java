package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The row below the dice: what a newcomer can do now. In their turn its room stays while there is nothing to say, so
/// that what stands around it doesn't move, and goes where there is too little.
final class HintRow extends HBox {
    private final Label hint = Parts.paragraph("", "hint-line");
    private HintModel.Hint hinted = HintModel.Hint.NONE;

    /// A row that says nothing yet.
    HintRow() {
        hint.setMinWidth(0);
        hint.setMaxWidth(Double.MAX_VALUE);
        setHgrow(hint, Priority.ALWAYS);
        getStyleClass().addAll("row", "hint-row");
        getChildren().add(hint);
    }

    /// Shows what a newcomer can do now, where there is room.
    void show(HintModel.Hint other) {
        hinted = other;
        hint.setText(other.text());
    }

    /// How high it is with the hint that there is.
    double wholeHeight(double width) {
        return hinted.kept() ? hint.prefHeight(width) : 0;
    }

    /// Takes as much of this room as it needs.
    ///
    /// @return how much that is
    double fit(double width, double room) {
        double whole = wholeHeight(width);
        boolean shown = whole > 0 && whole <= room;
        // No mark beside nothing.
        hint.setVisible(shown && !hint.getText().isEmpty());
        Parts.showIf(shown, this);
        double high = shown ? whole : 0;
        setMinHeight(high);
        setPrefHeight(high);
        return high;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }
}
