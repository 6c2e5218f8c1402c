package cantstop.client.kit.dice;

import javafx.scene.layout.Region;
import javafx.scene.shape.CubicCurve;

/// What a bust leaves on the asphalt: two skid marks under the grey dice.
final class SkidMarks extends Region {
    private final CubicCurve upper = mark();
    private final CubicCurve lower = mark();

    SkidMarks() {
        setManaged(false);
        setVisible(false);
        setMouseTransparent(true);
        getChildren().addAll(upper, lower);
    }

    private static CubicCurve mark() {
        CubicCurve mark = new CubicCurve();
        mark.getStyleClass().setAll("skid-mark");
        return mark;
    }

    void draw(double side) {
        draw(upper, getHeight() * 0.32, side);
        draw(lower, getHeight() * 0.58, side);
    }

    private void draw(CubicCurve mark, double y, double side) {
        double width = getWidth();
        mark.setStrokeWidth(side * 0.18);
        mark.setStartX(side * 0.15);
        mark.setStartY(y - side * 0.1);
        mark.setControlX1(width * 0.4);
        mark.setControlY1(y - side * 0.3);
        mark.setControlX2(width * 0.5);
        mark.setControlY2(y + side * 0.7);
        mark.setEndX(width - side * 0.15);
        mark.setEndY(y + side * 0.25);
    }
}
