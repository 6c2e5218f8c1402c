package cantstop.client.kit.paint;

import cantstop.engine.Colour;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/// A runner: a white traffic cone with two bands in the mover's colour. It is placed by the middle of its foot.
///
/// @param size 1 for one of 48 units
/// @param standing whether it throws its shadow to the right
public record Cone(Colour colour, double size, boolean standing) implements Picture {
    /// On a space, so that the tip reaches the border of the next.
    public static final double ON_A_SPACE = 0.92;

    private static final String BODY = "M-12,-3 L-4.2,-40 Q0,-42.6 4.2,-40 L12,-3 Q0,3.4 -12,-3 Z";

    @Override
    public Rectangle2D box() {
        double right = standing ? 52 : 23;
        return Picture.box(23 * size, 44 * size, right * size, 17 * size);
    }

    @Override
    public void draw(Pen pen) {
        pen.scaled(size, this::whole);
    }

    private void whole(Pen pen) {
        if (standing && pen.shade() > 0) {
            pen.soft(3, pen.shade() + 0.12, faint -> faint.fill("M-17,6 L17,9 L40,12 L46,2 L18,-5 Z", Color.BLACK));
        }
        Color rubber = pen.colour("rubber");
        Color band = pen.palette().seat(colour);
        pen.fill("M-20,3 L-16,-7 L16,-7 L20,3 L20,8 L-20,8 Z", pen.colour("cone-side"));
        pen.fill("M-20,3 L-16,-7 L16,-7 L20,3 Z", round(pen, 20));
        pen.fill("M-20,3 L20,3 L20,8 L-20,8 Z", pen.colour("cone-foot"));
        pen.stroke("M-20,8 L20,8", rubber, 1.4);
        pen.fill("M-12,-1 Q0,6 14,0 L12,-3 Z", Color.gray(0, 0.25));
        pen.fill(BODY, round(pen, 12));
        pen.stroke(BODY, rubber.deriveColor(0, 1, 1, 0.55), 1);
        pen.fill("M-10.1,-12 L-7.5,-24.5 Q0,-21.5 7.5,-24.5 L10.1,-12 Q0,-8 -10.1,-12 Z", band);
        pen.fill("M-5.9,-32 L-5.1,-36 Q0,-34.4 5.1,-36 L5.9,-32 Q0,-30 -5.9,-32 Z", band);
        pen.fill(BODY, across(12, Color.gray(1, 0.35), Color.gray(1, 0), Color.gray(0, 0.38)));
        pen.fill("M-4.1,-40.4 A4.1,1.7 0 1 0 4.1,-40.4 A4.1,1.7 0 1 0 -4.1,-40.4 Z", pen.colour("rubber"));
    }

    private static Paint round(Pen pen, double half) {
        return across(half, Color.WHITE, pen.colour("runner"), pen.colour("runner-shade"));
    }

    private static Paint across(double half, Color left, Color middle, Color right) {
        return Pen.gradient(
                new Point2D(-half, 0),
                new Point2D(half, 0),
                new Stop(0, left),
                new Stop(0.45, middle),
                new Stop(1, right));
    }
}
