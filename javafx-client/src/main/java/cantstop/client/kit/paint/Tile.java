package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Column;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// A column's number on an ivory octagon, which lies on the last space to climb.
///
/// @param size of the figures
/// @param reached whether a runner stands there: then it is gold
public record Tile(Column column, double size, boolean reached) implements Picture {
    private static final double WIDEST = 50;
    private static final double PER_SIZE = 1.9;
    private static final double HIGH = 0.955;
    /// Of the width: two large figures are set narrower, so that they keep off the rim as one does.
    private static final double ROOM = 0.7;

    /// One that no runner has reached.
    public Tile(Column column, double size) {
        this(column, size, false);
    }

    @Override
    public Rectangle2D box() {
        return Picture.box(36, 34, 42, 44);
    }

    /// Its outline.
    public Cut face() {
        double width = width();
        return Cut.sign(0, 0, width, width * HIGH);
    }

    private double width() {
        return Math.min(WIDEST, size * PER_SIZE);
    }

    @Override
    public void draw(Pen pen) {
        double width = width();
        Cut tile = face();
        pen.soft(
                4,
                Math.min(0.9, pen.shade() + 0.1) * Math.signum(pen.shade()),
                faint -> faint.octagon(new Cut(3, 5, tile.width(), tile.height(), tile.cut()), Color.BLACK));
        pen.octagon(tile.lower(3), pen.colour("tile-edge"));
        Cut upper = tile.lower(-1);
        pen.octagon(
                upper,
                reached
                        ? upper.lit(pen.colour("caution-light"), pen.colour("caution"), 0.5, pen.colour("caution-low"))
                        : upper.lit(pen.colour("tile-light"), pen.colour("tile"), 0.5, pen.colour("tile-far")));
        pen.faint(
                0.5,
                faint -> faint.outline(
                        Cut.sign(0, -1, tile.width() - 7, tile.height() - 7), faint.colour("tile-ink"), 1.1));
        pen.narrowText(
                Integer.toString(column.number()), 0, -1, Typeface.ROAD, size, pen.colour("tile-ink"), width * ROOM);
    }
}
