package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Colour;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// The game's name on its sign, with dice and cones at its foot.
public record Wordmark() implements Picture {
    private static final double WIDE = 560;
    private static final double CUT = 164;

    @Override
    public Rectangle2D box() {
        return Picture.box(310, 300, 335, 390);
    }

    @Override
    public void draw(Pen pen) {
        new Sign(WIDE, WIDE, CUT, false).draw(pen);
        screw(pen, -236);
        screw(pen, 238);
        pen.at(0, -84, 0, at -> at.spaced("CAN’T", 4, Typeface.ROAD, 112, at.colour("rim")));
        pen.at(0, 81, 0, at -> at.spaced("STOP", 3, Typeface.ROAD, 184, at.colour("rim")));
        pen.rectangle(new Rectangle2D(-168, 128, 336, 5), pen.colour("rim"));
        pen.at(0, 172, 0, at -> at.spaced("FOR A LAN PARTY", 3, Typeface.SIGN, 31, at.colour("rim")));
        die(pen, -212, 270, 6, -14);
        die(pen, -122, 318, 1, 9);
        cone(pen, -34, 338, 1.55, Colour.ORANGE);
        die(pen, 210, 282, 5, 18);
        cone(pen, 36, 358, 1.55, Colour.BLUE);
        die(pen, 128, 334, 3, -6);
        cone(pen, -256, 346, 1.3, Colour.GREEN);
    }

    private static void screw(Pen pen, double y) {
        pen.circle(2, y + 3, 9, Color.gray(0, 0.35));
        pen.circle(0, y, 9, pen.colour("screw"));
        pen.circle(-1, y - 1.5, 7, pen.colour("screw-light"));
        pen.at(0, y, 0, at -> at.stroke("M-4,2 L4,-3", at.colour("screw-slot"), 2));
    }

    private static void die(Pen pen, double x, double y, int face, double degrees) {
        pen.at(x, y, 0, new LooseDie(face, degrees, 74)::draw);
    }

    private static void cone(Pen pen, double x, double y, double size, Colour colour) {
        pen.at(x, y, 0, new Cone(colour, size, true)::draw);
    }
}
