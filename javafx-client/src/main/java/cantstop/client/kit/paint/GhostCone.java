package cantstop.client.kit.paint;

import cantstop.engine.Colour;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// A preview of a runner: a dashed cone with two bands in the mover's colour.
public record GhostCone(Colour colour, double size) implements Picture {
    private static final double SEEN_THROUGH = 0.4;

    @Override
    public Rectangle2D box() {
        return Picture.box(23 * size, 44 * size, 23 * size, 12 * size);
    }

    @Override
    public void draw(Pen pen) {
        pen.scaled(size, whole -> {
            part(whole, "M-19,3 L-15,-6 L-10.2,-6 L-11,-3 Q0,3 11,-3 L10.2,-6 L15,-6 L19,3 L19,7 L-19,7 Z");
            part(whole, "M-11,-3 L-4,-38 Q0,-41 4,-38 L11,-3 Q0,3 -11,-3 Z");
            Color band = pen.palette().seat(colour);
            whole.fill("M-9.4,-11 L-7,-23 Q0,-20 7,-23 L9.4,-11 Q0,-7 -9.4,-11 Z", band);
            whole.fill("M-5.5,-30.5 L-4.7,-34.5 Q0,-32.8 4.7,-34.5 L5.5,-30.5 Q0,-28.5 -5.5,-30.5 Z", band);
            whole.dashes(4, 3);
            whole.stroke(
                    "M-19,7 L-19,3 L-15,-6 L-11,-6 L-4,-38 Q0,-41 4,-38 L11,-6 L15,-6 L19,3 L19,7 Z", Color.WHITE, 2);
        });
    }

    /// Translucent, so that it is weaker than a runner and the squares behind it can be seen.
    private static void part(Pen pen, String path) {
        pen.fill(path, Color.gray(1, SEEN_THROUGH));
    }
}
