package cantstop.client.kit.paint;

import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// Where a runner would stand: a cone that is only dashed.
public record GhostCone(double size) implements Picture {
    private static final Color INK = Color.gray(0.05);

    @Override
    public Rectangle2D box() {
        return Picture.box(23 * size, 44 * size, 23 * size, 12 * size);
    }

    @Override
    public void draw(Pen pen) {
        pen.scaled(size, whole -> {
            part(whole, "M-19,3 L-15,-6 L15,-6 L19,3 L19,7 L-19,7 Z");
            part(whole, "M-11,-3 L-4,-38 Q0,-41 4,-38 L11,-3 Z");
            whole.dashes(4, 3);
            whole.stroke("M-19,7 L-19,3 L-15,-6 L-11,-6 L-4,-38 Q0,-41 4,-38 L11,-6 L15,-6 L19,3 L19,7 Z", INK, 2.4);
        });
    }

    /// Seen through a little: it has to be told from the squares behind it, and from a runner.
    private static void part(Pen pen, String path) {
        pen.fill(path, Color.gray(0.12, 0.5));
        pen.fill(path, Color.gray(1, 0.88));
    }
}
