package cantstop.client.kit.paint;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/// The stop sign that lies on the table as the board: red enamel with an ivory rim.
///
/// @param cut what each corner takes of both its sides
/// @param screwed whether there are screws in its lower shoulders
public record Sign(double width, double height, double cut, boolean screwed) implements Picture {
    /// How thick it is.
    public static final double EDGE = 8;

    private static final double SHADOW_RIGHT = 16;
    private static final double SHADOW_DOWN = 22;
    private static final int SHADOW_STEPS = 32;

    /// It fades from so far inside its outline to so far outside, first slowly and then fast and then slowly.
    private static final double SHADOW_SOFT = 28;

    private static final double EDGE_OF_LIGHT = 0.33;
    private static final double MIDDLE = 0.45;

    private static final double SCREW_X = 214;
    private static final double SCREW_Y = 224;

    @Override
    public Rectangle2D box() {
        return Picture.box(
                width / 2 + SHADOW_SOFT - SHADOW_RIGHT,
                height / 2 + SHADOW_SOFT - SHADOW_DOWN,
                width / 2 + SHADOW_RIGHT + SHADOW_SOFT,
                height / 2 + SHADOW_DOWN + SHADOW_SOFT);
    }

    /// All of it, with its thickness.
    public Cut whole() {
        return new Cut(0, EDGE / 2, width, height + EDGE, cut);
    }

    /// What of it can be seen from above, without its thickness.
    public Cut face() {
        return new Cut(0, 0, width, height, cut);
    }

    @Override
    public void draw(Pen pen) {
        shadow(pen);
        pen.octagon(whole(), pen.colour("enamel-edge"));
        Cut field = new Cut(0, 0, width - 26, height - 26, cut - 7.6);
        pen.octagon(field, enamel(pen, field));
        pen.outline(face().inset(2.5), enamel(pen, face()), 5);
        Cut rim = new Cut(0, 0, width - 18, height - 18, cut - 5.3);
        pen.outline(rim, rim.lit(pen.colour("rim"), pen.colour("rim"), 0.4, pen.colour("rim-far")), 8);
        if (pen.shade() > 0) {
            pen.outline(new Cut(0, 0, width - 24, height - 24, cut - 7), Color.gray(0, 0.22), 2);
        }
        if (screwed) {
            screw(pen, -SCREW_X);
            screw(pen, SCREW_X);
        }
    }

    /// One outline over the other, the outermost so faint that no eye finds where it ends.
    private void shadow(Pen pen) {
        Cut below = new Cut(SHADOW_RIGHT, SHADOW_DOWN, width, height, cut).inset(SHADOW_SOFT);
        for (int step = 0; step < SHADOW_STEPS; step++) {
            double part = (double) step / SHADOW_STEPS;
            double next = (step + 1.0) / SHADOW_STEPS;
            double reach = 2 * SHADOW_SOFT * (1 - part);
            pen.faint(
                    1 - Math.pow(1 - pen.shade(), fade(next) - fade(part)),
                    faint -> faint.outline(below, Color.BLACK, 2 * reach));
        }
    }

    private static double fade(double part) {
        return part * part * (3 - 2 * part);
    }

    /// With the lamp's one reflection over the upper left.
    private static Paint enamel(Pen pen, Cut shape) {
        Color light = pen.colour("enamel-light");
        Color middle = pen.colour("enamel");
        double gleam = pen.shade() > 0 ? 1 : 0;
        Color before = light.interpolate(middle, EDGE_OF_LIGHT / MIDDLE);
        return Pen.gradient(
                new Point2D(-shape.width() / 2, -shape.height() / 2),
                new Point2D(shape.width() / 2, shape.height() / 2),
                new Stop(0, light.interpolate(Color.WHITE, 0.18 * gleam)),
                new Stop(EDGE_OF_LIGHT, before.interpolate(Color.WHITE, 0.05 * gleam)),
                new Stop(EDGE_OF_LIGHT + 0.01, light.interpolate(middle, (EDGE_OF_LIGHT + 0.01) / MIDDLE)),
                new Stop(MIDDLE, middle),
                new Stop(1, pen.colour("enamel-far")));
    }

    private static void screw(Pen pen, double x) {
        pen.circle(x + 2, SCREW_Y + 3, 9, Color.gray(0, 0.35));
        pen.circle(x, SCREW_Y, 9, pen.colour("screw"));
        pen.circle(x - 1, SCREW_Y - 1.5, 7, pen.colour("screw-light"));
        pen.at(x, SCREW_Y, 0, at -> at.stroke("M-4,2 L4,-3", pen.colour("screw-slot"), 2));
    }
}
