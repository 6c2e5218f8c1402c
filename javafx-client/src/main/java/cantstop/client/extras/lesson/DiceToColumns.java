package cantstop.client.extras.lesson;

import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Lane;
import cantstop.client.kit.paint.LooseDie;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.paint.Tile;
import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import javafx.geometry.Rectangle2D;

/// What the whole game is made of, from left to right: four dice, the two pairs of one of the three pairings with
/// their sums, and the two columns in which a runner climbs for that.
record DiceToColumns() implements Picture {
    private static final double HALF_WIDE = 366;
    private static final double HALF_HIGH = 150;
    private static final double BAY_CUT = 10;
    private static final Colour MINE = Colour.ORANGE;

    @Override
    public Rectangle2D box() {
        return Picture.box(HALF_WIDE, HALF_HIGH, HALF_WIDE, HALF_HIGH);
    }

    @Override
    public void draw(Pen pen) {
        bay(pen, -252, 0, 180, 180);
        die(pen, -294, -40, 1, -9);
        die(pen, -210, -44, 6, 6);
        die(pen, -292, 42, 5, 8);
        die(pen, -212, 40, 2, -7);
        arrow(pen, -130);
        pair(pen, -66, 1, 2);
        pair(pen, 66, 6, 5);
        arrow(pen, 163);
        Cut sign = new Cut(274, 0, 172, 296, 34);
        pen.octagon(sign, sign.lit(pen.colour("enamel-light"), pen.colour("enamel"), 0.45, pen.colour("enamel-far")));
        pen.outline(sign.inset(7), pen.colour("rim"), 3);
        column(pen, 240, Column.of(3));
        column(pen, 308, Column.of(11));
    }

    private static void bay(Pen pen, double x, double y, double width, double height) {
        Cut bay = new Cut(x, y, width, height, BAY_CUT);
        pen.octagon(bay, bay.lit(pen.colour("bay-low"), pen.colour("bay"), 0.5, pen.colour("bay-high")));
        pen.outline(bay.inset(6), pen.colour("paint"), 1.8);
    }

    private static void die(Pen pen, double x, double y, int face, double degrees) {
        pen.at(x, y, 0, new LooseDie(face, degrees, 58)::draw);
    }

    private static void pair(Pen pen, double y, int first, int second) {
        bay(pen, 22, y, 236, 112);
        die(pen, -46, y - 3, first, -6);
        die(pen, 28, y - 3, second, 7);
        pen.text(Integer.toString(first + second), 100, y, Typeface.ROAD, 58, pen.colour("paint"));
    }

    private static void arrow(Pen pen, double x) {
        pen.at(x, 0, 0, at -> at.stroke("M-10,-20 L10,0 L-10,20", at.colour("text"), 8));
    }

    /// With my runner on its first space: a sum is worth one step.
    private static void column(Pen pen, double x, Column column) {
        pen.at(x, -8, 0, moved -> {
            new Lane(column).draw(moved);
            moved.at(0, Lane.y(column, column.height()), 0, new Tile(column, 26)::draw);
            moved.at(0, Lane.y(column, 1) + 14, 0, new Cone(MINE, 1, false)::draw);
        });
    }
}
