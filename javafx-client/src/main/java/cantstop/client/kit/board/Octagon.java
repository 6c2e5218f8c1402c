package cantstop.client.kit.board;

import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;

/// The shape of a road sign, which is the shape of this game: boxes with their corners cut off.
public final class Octagon {
    /// The part of the shorter side that a regular octagon's corner takes.
    public static final double REGULAR = 0.2929;

    private Octagon() {}

    /// Cuts the corners of a region, however large it becomes.
    ///
    /// @param cut what each corner takes of the shorter side, at most one half
    public static void shape(Region region, double cut) {
        Runnable reshape = () -> {
            double width = region.getWidth();
            double height = region.getHeight();
            if (width > 0 && height > 0) {
                region.setShape(of(width, height, Math.min(width, height) * cut));
            }
        };
        region.widthProperty().subscribe(reshape);
        region.heightProperty().subscribe(reshape);
    }

    /// An octagon that fills a box.
    ///
    /// @param corner how much each corner takes of both its sides, in pixels
    static Polygon of(double width, double height, double corner) {
        double right = width - corner;
        double bottom = height - corner;
        return new Polygon(
                corner, 0, right, 0, width, corner, width, bottom, right, height, corner, height, 0, bottom, 0, corner);
    }
}
