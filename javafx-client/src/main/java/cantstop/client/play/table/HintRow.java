package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The row below the dice: what a newcomer can do now. Its room stays while there is nothing to say, so that what
/// stands below it doesn't move, and goes where there is too little.
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
        return hinted.kept() ? hint.prefHeight(width) : lineHeight();
    }

    private double lineHeight() {
        return hint.minHeight(-1);
    }

    /// Takes as much of this room as it needs.
    ///
    /// @return how much that is
    double fit(double width, double room) {
        double whole = wholeHeight(width);
        boolean hinting = hinted.kept() && whole <= room;
        double high = hinting ? whole : lineHeight();
        boolean shown = high <= room;
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
