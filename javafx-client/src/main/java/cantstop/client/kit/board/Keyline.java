package cantstop.client.kit.board;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Lane;
import cantstop.engine.Column;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.shape.Polygon;

/// The line around a previewed column.
final class Keyline extends Polygon {
    Keyline() {
        getStyleClass().setAll("considered");
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    void place(Layout layout, Column column) {
        trace(this, layout, Lane.keyline(column), layout.x(column), layout.middle());
        setStrokeWidth(3.5 * layout.unit());
    }

    /// Gives a polygon the shape of a cut box on the sign.
    static void trace(Polygon polygon, Layout layout, Cut shape, double x, double y) {
        Point2D middle = layout.pixels(x, y);
        double unit = layout.unit();
        List<Double> points = shape.corners().stream()
                .flatMap(
                        corner -> Stream.of(middle.getX() + corner.getX() * unit, middle.getY() + corner.getY() * unit))
                .toList();
        // What is set anew is drawn anew, with all that lies above it.
        if (!polygon.getPoints().equals(points)) {
            polygon.getPoints().setAll(points);
        }
    }
}
