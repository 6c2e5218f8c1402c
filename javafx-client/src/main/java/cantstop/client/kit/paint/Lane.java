package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Column;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;

/// An open column: a slot of asphalt with a pad for every space, and its number below, so that no player has to trace
/// it upwards. It is put with the middle of its spaces.
public record Lane(Column column) implements Picture {
    /// From one space to the one above.
    public static final double RISE = 48;

    private static final double PAD_WIDTH = 43;
    private static final double PAD_HEIGHT = 40;
    private static final double PAD_CUT = 7;
    private static final double FOOT = 41;
    private static final double FOOT_SIZE = 15;

    /// Where the middle of a space lies, from the middle of the column.
    ///
    /// @param space from 1, the lowest
    public static double y(Column column, int space) {
        return ((column.height() + 1) / 2.0 - space) * RISE;
    }

    /// The slot, within its keyline.
    static Cut slot(Column column) {
        return new Cut(0, -0.5, 50, (column.height() - 1) * RISE + 51, 11);
    }

    /// The line around the slot, as a shape under it.
    public static Cut keyline(Column column) {
        return new Cut(0, -0.5, 53.5, (column.height() - 1) * RISE + 54.5, 12);
    }

    @Override
    public Rectangle2D box() {
        double half = column.height() * RISE / 2;
        return Picture.box(28, half + 5, 28, half + 30);
    }

    @Override
    public void draw(Pen pen) {
        Cut slot = slot(column);
        pen.octagon(keyline(column), pen.colour("keyline"));
        pen.octagon(
                slot,
                Pen.gradient(
                        new Point2D(0, -slot.height() / 2),
                        new Point2D(0, slot.height() / 2),
                        new Stop(0, pen.colour("lane-high")),
                        new Stop(1, pen.colour("lane"))));
        for (int space = 1; space <= column.height(); space++) {
            pen.at(0, y(column, space), 0, Lane::pad);
        }
        pen.text(
                Integer.toString(column.number()), 0, y(column, 1) + FOOT, Typeface.SIGN, FOOT_SIZE, pen.colour("rim"));
    }

    /// A space. Its upper edge lies in the light, so that spaces can be counted.
    private static void pad(Pen pen) {
        Cut pad = new Cut(0, 0, PAD_WIDTH, PAD_HEIGHT, PAD_CUT);
        pen.octagon(pad.lower(1.4), Color.gray(0, 0.5));
        pen.octagon(pad, pad.lit(pen.colour("pad-light"), pen.colour("pad"), 0.35, pen.colour("pad-low")));
        if (pen.theme() == Theme.HIGH_CONTRAST) {
            pen.outline(pad, pen.colour("pad-line"), 1.6);
        } else {
            pen.stroke("M-20.9,-8 V-13 L-14.5,-19.4 H14.5 L20.9,-13 V-8", pen.colour("pad-line"), 1.3);
        }
    }
}
