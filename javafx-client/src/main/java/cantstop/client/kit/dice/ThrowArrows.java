package cantstop.client.kit.dice;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;

/// Chevrons painted on the asphalt where dice will roll, from the hand that holds them: the further the fainter.
final class ThrowArrows extends Region {
    private static final int MOST = 5;

    /// Of a die: from one to the next, and half of one's height.
    private static final double STEP = 0.62;

    private static final double HALF = 0.22;

    private final List<Polyline> arrows =
            Stream.generate(Polyline::new).limit(MOST).toList();

    ThrowArrows() {
        setManaged(false);
        setVisible(false);
        setMouseTransparent(true);
        arrows.forEach(arrow -> arrow.getStyleClass().setAll("throw-arrow"));
        getChildren().addAll(arrows);
    }

    /// @param from the first, and
    /// @param to the edge that none passes
    void draw(double from, double y, double to, double side) {
        for (int at = 0; at < MOST; at++) {
            Polyline arrow = arrows.get(at);
            double x = from + at * STEP * side;
            double half = side * HALF;
            arrow.getPoints().setAll(x - half * 0.42, y - half, x + half * 0.42, y, x - half * 0.42, y + half);
            arrow.setStrokeWidth(side * 0.085);
            arrow.setOpacity(0.8 - at * 0.15);
            arrow.setVisible(x + half <= to);
        }
    }
}
