package cantstop.client.kit.paint;

import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// Where a runner would stand: a cone that is only dashed.
public record GhostCone(double size) implements Picture {
    @Override
    public Rectangle2D box() {
        return Picture.box(23 * size, 44 * size, 23 * size, 12 * size);
    }

    @Override
    public void draw(Pen pen) {
        pen.scaled(size, whole -> {
            whole.dashes(4, 3);
            part(whole, "M-19,3 L-15,-6 L15,-6 L19,3 L19,7 L-19,7 Z", 0.3);
            part(whole, "M-11,-3 L-4,-38 Q0,-41 4,-38 L11,-3", 0.42);
        });
    }

    private static void part(Pen pen, String path, double filled) {
        pen.fill(path, Color.gray(1, filled));
        pen.stroke(path, Color.gray(1, 0.95), 2);
    }
}
