package cantstop.client.kit.board;

import cantstop.client.kit.paint.Lane;
import cantstop.client.kit.paint.Sign;
import cantstop.engine.Column;
import cantstop.engine.Seat;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;

/// Where everything lies on a board of a certain size: pure arithmetic. Columns are centred on one line, so that
/// eleven of them make an octagon. One unit scales all of it; lengths are in units from the middle of the sign,
/// unless a comment says pixels.
///
/// @param columns those that are shown, from left to right
/// @param width what the board may take, in pixels
/// @param height what the board may take, in pixels
record Layout(List<Column> columns, double width, double height) {
    /// From one column to the next.
    static final double PITCH = 54;

    /// How far the columns are above the middle of the sign, to leave room for the numbers at their feet.
    private static final double RAISED = 11;

    private static final double ASIDE = 74;
    private static final double ABOVE = 76;
    private static final double AIR_ASIDE = 32;
    private static final double AIR_ABOVE = 20;
    private static final double CUT = 204;
    private static final double CUT_OF_A_PART = 40;

    private static final double WHOLE_BOARD = Column.all().size();

    /// How far the bottom edge of the sign lies below a place, at least, where something lies on it.
    private static final double RIM = 13;

    /// The face of a piece: alone on its space, one of two, one of more, and at the feet of a runner.
    private static final double ALONE = 16.5;
    private static final double OF_TWO = 10.8;
    private static final double OF_FOUR = 9.4;
    private static final double AT_FEET = 9;
    private static final double AMONG_FEET = 7.5;

    /// Where a piece lies, from the middle of its space.
    ///
    /// @param radius of its face
    record Spot(double x, double y, double radius) {}

    Layout {
        columns = List.copyOf(columns);
    }

    /// The sign under all these columns.
    Sign sign() {
        boolean whole = columns.size() == WHOLE_BOARD;
        return new Sign(
                columns.size() * PITCH + ASIDE, tallest() * Lane.RISE + ABOVE, whole ? CUT : CUT_OF_A_PART, whole);
    }

    /// Pixels to a unit.
    double unit() {
        return Math.min(
                width / (columns.size() * PITCH + ASIDE + AIR_ASIDE),
                height / (tallest() * Lane.RISE + ABOVE + AIR_ABOVE));
    }

    private int tallest() {
        int tallest = 1;
        for (Column column : columns) {
            tallest = Math.max(tallest, column.height());
        }
        return tallest;
    }

    double x(Column column) {
        return (columns.indexOf(column) - (columns.size() - 1) / 2.0) * PITCH;
    }

    /// The middle of all spaces of any column.
    double middle() {
        return -RAISED;
    }

    /// The middle of a space.
    ///
    /// @param space from 1, the bottom, to the column's height; 0 and below lie under the column
    double y(Column column, int space) {
        return Lane.y(column, space) + middle();
    }

    /// How far down something can slide below this place until it meets the sign's rim.
    double rim(double x) {
        Sign sign = sign();
        double straight = sign.width() / 2 - sign.cut();
        return sign.height() / 2 - RIM - Math.max(0, Math.abs(x) - straight);
    }

    /// Where a point of the sign lies, in pixels.
    Point2D pixels(double x, double y) {
        return new Point2D(width / 2 + x * unit(), height / 2 + y * unit());
    }

    /// All of a space, in pixels.
    Rectangle2D space(Column column, int space) {
        Point2D middle = pixels(x(column), y(column, space));
        double wide = PITCH * 0.8 * unit();
        double high = Lane.RISE * 0.83 * unit();
        return new Rectangle2D(middle.getX() - wide / 2, middle.getY() - high / 2, wide, high);
    }

    /// The place of a piece on its space: in the middle if it is alone, beside a second one, or in its seat's corner
    /// if there are more.
    ///
    /// @param sharing all seats with a piece on that space, in order
    static Spot alone(List<Seat> sharing, Seat seat) {
        return switch (sharing.size()) {
            case 0, 1 -> new Spot(0, 0, ALONE);
            case 2 -> new Spot(sharing.indexOf(seat) == 0 ? -10.5 : 10.5, 0, OF_TWO);
            default -> new Spot(seat.number() % 2 == 0 ? -10.5 : 10.5, seat.number() < 2 ? -10 : 11, OF_FOUR);
        };
    }

    /// The same where a runner stands on the space: they step to its feet.
    static Spot atFeet(List<Seat> sharing, Seat seat) {
        return switch (sharing.size()) {
            case 0, 1 -> new Spot(-13, 13, AT_FEET);
            case 2 -> new Spot(sharing.indexOf(seat) == 0 ? -10.5 : 10.5, 13, AT_FEET);
            default -> new Spot(seat.number() % 2 == 0 ? -14.5 : 14.5, seat.number() < 2 ? 2 : 16, AMONG_FEET);
        };
    }
}
