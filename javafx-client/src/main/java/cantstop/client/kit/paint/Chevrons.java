package cantstop.client.kit.paint;

import cantstop.engine.Colour;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// One step of this turn, painted on its space: two chevrons, one above the other.
public sealed interface Chevrons extends Picture {
    /// A step that is at stake, in the mover's colour, with a soft glow.
    record Gained(Colour colour) implements Chevrons {
        private static final double GLOW = 40;

        @Override
        public Rectangle2D box() {
            return Picture.box(GLOW, GLOW, GLOW, GLOW);
        }

        @Override
        public void draw(Pen pen) {
            Color seat = pen.palette().seat(colour);
            pen.faint(pen.shade(), faint -> faint.circle(0, 0, GLOW, Pen.glow(GLOW, seat.deriveColor(0, 1, 1, 0.75))));
            paint(pen, seat, 30, 6.5, 6);
        }
    }

    /// A previewed step, in the player's colour.
    record Hoped(Colour colour) implements Chevrons {
        @Override
        public void draw(Pen pen) {
            paint(pen, pen.palette().seat(colour), 28, 6, 3);
        }
    }

    /// A step that was lost.
    record Lost() implements Chevrons {
        @Override
        public void draw(Pen pen) {
            paint(pen, pen.colour("skid"), 30, 6.5, 3);
        }
    }

    @Override
    default Rectangle2D box() {
        return Picture.box(20, 20, 20, 20);
    }

    private static void paint(Pen pen, Color colour, double width, double apart, double line) {
        double half = width / 2;
        double rise = width * 0.21;
        for (double y : new double[] {apart + 0.5, 0.5 - apart}) {
            pen.stroke("M%s,%s L0,%s L%s,%s".formatted(-half, y + rise, y - rise, half, y + rise), colour, line);
        }
    }
}
