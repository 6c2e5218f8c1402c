package cantstop.client.extras.statistics;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/// A bar on its track: as long as its share of it.
final class Bar extends Region {
    private final Region length = new Region();
    private final Orientation orientation;
    private final double share;

    /// A bar.
    ///
    /// @param share of the track, 0 to 1
    /// @param style what it stands for: `bar-own` or `bar-usual`
    Bar(Orientation orientation, double share, String style) {
        this.orientation = orientation;
        this.share = Double.isFinite(share) ? Math.clamp(share, 0, 1) : 0;
        getStyleClass().addAll("bar", orientation == Orientation.HORIZONTAL ? "bar-lying" : "bar-standing");
        length.getStyleClass().add(style);
        getChildren().add(length);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (orientation == Orientation.HORIZONTAL) {
            length.resizeRelocate(0, 0, width * share, height);
        } else {
            length.resizeRelocate(0, height * (1 - share), width, height * share);
        }
    }
}
