package cantstop.client.extras.history;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import javafx.geometry.Rectangle2D;

/// What stands over a place of a replay.
sealed interface MilestoneSign extends Picture {
    /// A column was won: its number on an octagon in the winner's colour.
    record Won(Column column, Colour by) implements MilestoneSign {
        @Override
        public void draw(Pen pen) {
            Cut face = Cut.sign(0, 0, 30, 30);
            pen.octagon(face.lower(2), pen.palette().seatEdge(by));
            pen.octagon(face, pen.palette().seat(by));
            pen.outline(face.inset(1), pen.colour("ink"), 1.6);
            pen.text(Integer.toString(column.number()), 0, 0, Typeface.ROAD, 17, pen.colour("ink"));
        }
    }

    /// A bust that cost so many steps.
    record Bust(int steps) implements MilestoneSign {
        @Override
        public void draw(Pen pen) {
            pen.fill("M0,-18 L18,0 L0,18 L-18,0 Z", pen.colour("caution"));
            pen.stroke("M0,-15 L15,0 L0,15 L-15,0 Z", pen.colour("caution-text"), 1.6);
            pen.text("\u2212" + steps, -0.5, 0, Typeface.ROAD, steps > 9 ? 12 : 14, pen.colour("caution-text"));
        }
    }

    @Override
    default Rectangle2D box() {
        return Picture.box(19, 19, 19, 19);
    }
}
