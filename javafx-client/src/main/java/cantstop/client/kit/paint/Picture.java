package cantstop.client.kit.paint;

import javafx.geometry.Rectangle2D;

/// How something is drawn. Two that are equal look alike, so that it is drawn only once.
///
/// Lengths are units: pixels of a board that is 720 high.
public interface Picture {
    /// All that is drawn upon, around the point at which the picture is put.
    Rectangle2D box();

    /// Draws it around 0, 0.
    void draw(Pen pen);

    /// The box that reaches so far to all four sides.
    static Rectangle2D box(double left, double top, double right, double bottom) {
        return new Rectangle2D(-left, -top, left + right, top + bottom);
    }
}
