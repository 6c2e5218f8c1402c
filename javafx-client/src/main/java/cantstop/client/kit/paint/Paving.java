package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Palette;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Shape;
import javafx.geometry.Rectangle2D;

/// A column that is won: its slot is paved in its owner's colour, with their shape stamped into every space.
public record Paving(Column column, Colour colour, Shape shape) implements Picture {
    private static final double STAMP = 9;

    @Override
    public Rectangle2D box() {
        double half = column.height() * Lane.RISE / 2;
        return Picture.box(28, half + 5, 28, half + 5);
    }

    @Override
    public void draw(Pen pen) {
        Palette palette = pen.palette();
        Cut slot = Lane.slot(column);
        pen.octagon(slot, Seats.face(palette, colour, slot));
        String stamp = Seats.path(shape, STAMP);
        pen.faint(0.3, faint -> {
            for (int space = 1; space < column.height(); space++) {
                faint.at(0, Lane.y(column, space), 0, at -> at.fill(stamp, palette.seatEdge(colour)));
            }
        });
        pen.faint(
                0.7, faint -> faint.outline(new Cut(0, -0.5, 45, slot.height() - 6, 9), palette.seatEdge(colour), 1.6));
    }
}
