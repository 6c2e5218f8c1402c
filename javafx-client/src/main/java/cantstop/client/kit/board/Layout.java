package cantstop.client.kit.board;

import cantstop.engine.Column;
import cantstop.engine.Seat;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.Polygon;

/// Where everything lies on a board of a certain size: pure arithmetic, in the board's pixels. Columns are centred
/// on one line, so that eleven of them make an octagon whose slopes are stairs of one space each.
///
/// @param columns those that are shown, from left to right
/// @param width what the board may take
/// @param height what the board may take
record Layout(List<Column> columns, double width, double height) {
    /// How much wider than high a space may become, so that four pieces find their corners.
    private static final double WIDEST = 1.32;
    private static final double NARROWEST = 0.8;

    /// What lies around the outermost spaces, in spaces.
    private static final double MARGIN = 0.62;

    /// The part of its pitch that a space fills.
    private static final double FILLED = 0.9;

    /// The part of a space that a piece takes which has it for itself, that two take, and that each of more does.
    private static final double ALONE = 0.74;

    private static final double OF_TWO = 0.54;

    private static final double PIECE = 0.365;

    /// The part of a column's breadth that a piece takes alone, at most.
    private static final double ALONE_ABREAST = 0.78;

    /// The part of a column's breadth that a piece may take, or there would be no room for a rope between two.
    private static final double PIECE_ABREAST = 0.32;

    /// The part of a column's breadth that the rope of this turn takes.
    private static final double ROPE = 0.15;

    private static final double WHOLE_BOARD = Column.all().size();

    Layout {
        columns = List.copyOf(columns);
    }

    /// The distance from one space to the one above it.
    double rise() {
        double free = height / (tallest() + 2 * MARGIN);
        return Math.min(free, breadthFor(width) / NARROWEST);
    }

    /// The distance from one column to the next.
    double breadth() {
        return Math.min(breadthFor(width), rise() * WIDEST);
    }

    private double breadthFor(double room) {
        return room / (columns.size() + 2 * MARGIN);
    }

    /// Asked for every space of a board that is laid out, and so a plain loop.
    private int tallest() {
        int tallest = 1;
        for (Column column : columns) {
            tallest = Math.max(tallest, column.height());
        }
        return tallest;
    }

    /// The well of a space.
    ///
    /// @param space from 1, the bottom, to the column's height; 0 and below lie under the column
    Rectangle2D space(Column column, int space) {
        double w = breadth() * FILLED;
        double h = rise() * FILLED;
        double x = width / 2 + (columns.indexOf(column) - (columns.size() - 1) / 2.0) * breadth();
        double y = height / 2 + ((column.height() + 1) / 2.0 - space) * rise();
        return new Rectangle2D(x - w / 2, y - h / 2, w, h);
    }

    /// The spaces from one to another, both included.
    Rectangle2D spaces(Column column, int from, int to) {
        Rectangle2D low = space(column, from);
        Rectangle2D high = space(column, to);
        return new Rectangle2D(low.getMinX(), high.getMinY(), low.getWidth(), low.getMaxY() - high.getMinY());
    }

    /// The rope up a column, from the middle of one space to the middle of another: behind one piece or two, and
    /// between the corners of more.
    Rectangle2D rope(Column column, int from, int to) {
        Rectangle2D low = space(column, from);
        Rectangle2D high = space(column, to);
        double middle = low.getHeight() / 2;
        double free = corner(column, from, Seat.of(1)).getMinX()
                - corner(column, from, Seat.of(0)).getMaxX();
        double w = Math.min(breadth() * ROPE, free * 0.8);
        double x = low.getMinX() + (low.getWidth() - w) / 2;
        return new Rectangle2D(x, high.getMinY() + middle, w, Math.max(0, low.getMinY() - high.getMinY()));
    }

    /// Where a square lies: in the middle where nobody shares its space, beside the one other, or in its seat's
    /// corner.
    ///
    /// @param sharing all seats with a square on that space, in order
    Rectangle2D square(Column column, int space, List<Seat> sharing, Seat seat) {
        return switch (sharing.size()) {
            case 0, 1 -> inTheMiddle(space(column, space), aloneSize(), 0);
            case 2 -> abreast(column, space, sharing.indexOf(seat) == 1);
            default -> corner(column, space, seat);
        };
    }

    private Rectangle2D abreast(Column column, int space, boolean right) {
        Rectangle2D well = space(column, space);
        double widest = (well.getWidth() - 3 * gap()) / 2;
        double size = Math.max(pieceSize(), Math.min(rise() * OF_TWO, widest));
        double aside = (size + gap()) / 2;
        return inTheMiddle(well, size, right ? aside : -aside);
    }

    private static Rectangle2D inTheMiddle(Rectangle2D well, double size, double aside) {
        double x = well.getMinX() + (well.getWidth() - size) / 2 + aside;
        return new Rectangle2D(x, well.getMinY() + (well.getHeight() - size) / 2, size, size);
    }

    private double gap() {
        return rise() * 0.055;
    }

    /// How large a piece is that has a space, or a whole column, for itself.
    double aloneSize() {
        return Math.min(rise() * ALONE, breadth() * ALONE_ABREAST);
    }

    /// A seat's own corner of a space: the first two above, the others below.
    Rectangle2D corner(Column column, int space, Seat seat) {
        Rectangle2D well = space(column, space);
        double size = pieceSize();
        double gap = gap();
        boolean right = seat.number() % 2 == 1;
        boolean low = seat.number() > 1;
        double aside = Math.max(gap, (well.getWidth() - 2 * size) / 2 - gap * 2.6);
        double x = right ? well.getMaxX() - aside - size : well.getMinX() + aside;
        double y = low ? well.getMaxY() - gap - size : well.getMinY() + gap;
        return new Rectangle2D(x, y, size, size);
    }

    double pieceSize() {
        return Math.min(rise() * PIECE, breadth() * PIECE_ABREAST);
    }

    /// The board's own outline around all its spaces.
    ///
    /// @param inset how far inside the edge, in pixels
    Polygon plate(double inset) {
        double halfWidth = breadth() * (columns.size() / 2.0 + MARGIN) - inset;
        double halfHeight = rise() * (tallest() / 2.0 + MARGIN) - inset;
        boolean whole = columns.size() == WHOLE_BOARD;
        // The slopes of the whole board run along its stairs; a part of it has its corners cut like any sign's.
        double cutX = whole ? halfWidth - breadth() * 1.02 + inset * 0.4 : rise() * 0.6;
        double cutY = whole ? halfHeight - rise() * 1.98 + inset * 0.4 : rise() * 0.6;
        double left = width / 2 - halfWidth;
        double right = width / 2 + halfWidth;
        double top = height / 2 - halfHeight;
        double bottom = height / 2 + halfHeight;
        return new Polygon(
                left + cutX,
                top,
                right - cutX,
                top,
                right,
                top + cutY,
                right,
                bottom - cutY,
                right - cutX,
                bottom,
                left + cutX,
                bottom,
                left,
                bottom - cutY,
                left,
                top + cutY);
    }
}
