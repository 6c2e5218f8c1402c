package cantstop.client.kit.paint;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/// A box with its corners cut off: the shape of a stop sign.
///
/// @param x of its middle
/// @param y of its middle
/// @param cut what each corner takes of both its sides
public record Cut(double x, double y, double width, double height, double cut) {
    static final int CORNERS = 8;

    /// A corner of a regular one, of the shorter side.
    private static final double REGULAR = 0.293;

    /// One whose corners are those of a regular one.
    public static Cut sign(double x, double y, double width, double height) {
        return new Cut(x, y, width, height, Math.min(width, height) * REGULAR);
    }

    /// The same, smaller on all sides; the slopes stay as far from their old place as the sides do.
    public Cut inset(double by) {
        return new Cut(x, y, width - 2 * by, height - 2 * by, cut - 2 * by * REGULAR);
    }

    public Cut lower(double by) {
        return new Cut(x, y + by, width, height, cut);
    }

    /// Light from above the left corner, over two thirds or whatever is said of the way.
    public Paint lit(Color light, Color middle, double at, Color dark) {
        return Pen.gradient(
                new Point2D(x - width / 2, y - height / 2),
                new Point2D(x + width / 2, y + height / 2),
                new Stop(0, light),
                new Stop(at, middle),
                new Stop(1, dark));
    }

    /// All corners, clockwise.
    public List<Point2D> corners() {
        double[] xs = xs();
        double[] ys = ys();
        return IntStream.range(0, CORNERS)
                .mapToObj(at -> new Point2D(xs[at], ys[at]))
                .toList();
    }

    double[] xs() {
        double left = x - width / 2;
        double right = x + width / 2;
        return new double[] {left + cut, right - cut, right, right, right - cut, left + cut, left, left};
    }

    double[] ys() {
        double top = y - height / 2;
        double bottom = y + height / 2;
        return new double[] {top, top, top + cut, bottom - cut, bottom, bottom, bottom - cut, top + cut};
    }
}
