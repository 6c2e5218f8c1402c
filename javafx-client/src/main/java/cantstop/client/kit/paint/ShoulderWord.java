package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Typeface;
import javafx.geometry.Rectangle2D;

/// Half of the game's name, printed along one of the sign's upper shoulders.
///
/// @param left which of the two
public record ShoulderWord(boolean left) implements Picture {
    /// Where it stands, from the middle of the sign.
    public static final double X = 196;

    public static final double Y = -206;

    private static final double SIZE = 50;
    private static final double SPACING = 2;
    private static final double REACH = 84;

    @Override
    public Rectangle2D box() {
        return Picture.box(REACH, REACH, REACH, REACH);
    }

    @Override
    public void draw(Pen pen) {
        pen.at(
                0,
                0,
                left ? -45 : 45,
                turned -> turned.spaced(left ? "CAN’T" : "STOP", SPACING, Typeface.ROAD, SIZE, turned.colour("rim")));
    }
}
