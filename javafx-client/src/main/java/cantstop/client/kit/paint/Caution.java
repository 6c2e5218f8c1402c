package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Typeface;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Stop;

/// A yellow warning sign.
///
/// @param text one or two letters on it
public record Caution(String text) implements Picture {
    private static final String FACE = "M0,-20 L20,0 L0,20 L-20,0 Z";

    @Override
    public Rectangle2D box() {
        return Picture.box(21, 21, 21, 24);
    }

    @Override
    public void draw(Pen pen) {
        pen.at(0, 3, 0, low -> low.fill(FACE, low.colour("caution-edge")));
        pen.fill(
                FACE,
                Pen.gradient(
                        new Point2D(-12, -12),
                        new Point2D(12, 12),
                        new Stop(0, pen.colour("caution-light")),
                        new Stop(1, pen.colour("caution-low"))));
        pen.stroke("M0,-16 L16,0 L0,16 L-16,0 Z", pen.colour("caution-text"), 1.6);
        pen.text(text, 0, 0, Typeface.ROAD, 17, pen.colour("caution-text"));
    }
}
