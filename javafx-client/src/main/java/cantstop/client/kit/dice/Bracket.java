package cantstop.client.kit.dice;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;

/// What joins two dice and says their sum: one pair's bracket runs above the dice, the other's below.
final class Bracket extends Region {
    private final Polyline line = new Polyline();
    private final Label sum = new Label();
    private final boolean above;

    Bracket(boolean above) {
        this.above = above;
        getStyleClass().setAll("bracket");
        line.getStyleClass().setAll("bracket-line");
        sum.getStyleClass().setAll("bracket-sum");
        line.setManaged(false);
        sum.setManaged(false);
        setManaged(false);
        setVisible(false);
        getChildren().addAll(line, sum);
    }

    /// Spans from the middle of one die to the middle of another.
    ///
    /// @param edge where the dice end, in this region's pixels
    /// @param reach how far away from them the line runs
    void span(int value, double from, double to, double edge, double reach) {
        sum.setText(Integer.toString(value));
        double far = above ? edge - reach : edge + reach;
        double near = above ? edge - reach * 0.2 : edge + reach * 0.2;
        line.getPoints().setAll(from, near, from, far, to, far, to, near);
        sum.applyCss();
        double width = sum.prefWidth(-1);
        double height = sum.prefHeight(-1);
        sum.resizeRelocate((from + to) / 2 - width / 2, far - height / 2, width, height);
    }
}
