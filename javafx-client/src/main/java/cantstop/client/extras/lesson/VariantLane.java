package cantstop.client.extras.lesson;

import cantstop.client.kit.paint.Chevrons;
import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.engine.Colour;
import cantstop.engine.Variant;
import javafx.geometry.Rectangle2D;

/// What a variant changes: three spaces of a lane with another player's piece in the middle, and where a runner goes or
/// may not stop.
record VariantLane(Variant variant) implements Picture {
    private static final double RISE = 48;
    private static final double PIECE = 14;

    @Override
    public Rectangle2D box() {
        return Picture.box(46, 88, 46, 88);
    }

    @Override
    public void draw(Pen pen) {
        pen.octagon(new Cut(0, 0, 56, 160, 12), pen.colour("lane"));
        pen.outline(new Cut(0, 0, 56, 160, 12), pen.colour("rim"), 2.5);
        for (int space = -1; space <= 1; space++) {
            Cut pad = new Cut(0, space * RISE, 43, 40, 7);
            pen.octagon(pad, pen.colour("pad"));
        }
        switch (variant) {
            case STANDARD -> {
                piece(pen, -9, 8);
                cone(pen, 8, 16);
            }
            case JUMPING -> {
                piece(pen, 0, 0);
                pen.stroke("M-18,52 Q-44,0 -16,-40", pen.colour("caution"), 5);
                pen.fill("M-25,-38 L-8,-50 L-7,-30 Z", pen.colour("caution"));
                cone(pen, 4, 16 - RISE);
            }
            case FORCED_MOVE -> {
                piece(pen, -9, 8);
                cone(pen, 8, 16);
                pen.at(0, -RISE, 0, up -> new Chevrons.Hoped(Colour.ORANGE).draw(up));
                pen.at(28, 26, 0, VariantLane::noStop);
            }
        }
    }

    private static void piece(Pen pen, double x, double y) {
        pen.rectangle(
                new Rectangle2D(x - PIECE, y - PIECE + 4, 2 * PIECE, 2 * PIECE),
                pen.palette().seatEdge(Colour.BLUE));
        pen.rectangle(
                new Rectangle2D(x - PIECE, y - PIECE, 2 * PIECE, 2 * PIECE),
                pen.palette().seat(Colour.BLUE));
    }

    private static void cone(Pen pen, double x, double y) {
        pen.at(x, y, 0, at -> new Cone(Colour.ORANGE, 1, false).draw(at));
    }

    private static void noStop(Pen pen) {
        pen.octagon(Cut.sign(0, 0, 30, 30), pen.colour("enamel"));
        pen.outline(Cut.sign(0, 0, 30, 30).inset(2), pen.colour("rim"), 2);
        pen.stroke("M-13,13 L13,-13", pen.colour("rim"), 4);
    }
}
