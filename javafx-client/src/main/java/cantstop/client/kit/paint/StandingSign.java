package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// The number of a column that is won, standing up on its post. It is put with the middle of the top space.
public record StandingSign(Column column, Colour colour) implements Picture {
    private static final double SIZE = 50;
    private static final double FIGURES = 26;

    /// Of the octagon's shape and near it, so that it is no stain on the rim beside it.
    private static final double SHADOW_RIGHT = 11;

    /// Where the post meets the ground, below the point at which it is put.
    public static final double FOOT = 20;

    @Override
    public Rectangle2D box() {
        return Picture.box(29, 38, 66, 38);
    }

    @Override
    public void draw(Pen pen) {
        Cut below = Cut.sign(SHADOW_RIGHT, 0, SIZE, SIZE);
        pen.soft(6, pen.shade() * 0.6, faint -> faint.octagon(below, Color.BLACK));
        pen.fill("M-9,20 A9,3.5 0 1 0 9,20 A9,3.5 0 1 0 -9,20 Z", Color.gray(0, 0.5));
        pen.rectangle(new Rectangle2D(-3, 2, 6, 19), pen.colour("post"));
        pen.rectangle(new Rectangle2D(1, 2, 2, 19), pen.colour("post-shade"));
        Cut face = Cut.sign(0, -10, SIZE, SIZE);
        pen.octagon(new Cut(1.8, -8.2, SIZE, SIZE, face.cut()), pen.palette().seatEdge(colour));
        pen.octagon(face, pen.colour("active"));
        Cut field = Cut.sign(0, -10, SIZE - 5, SIZE - 5);
        pen.octagon(field, Seats.face(pen.palette(), colour, field));
        pen.text(Integer.toString(column.number()), 0, -10, Typeface.ROAD, FIGURES, pen.colour("ink"));
    }
}
