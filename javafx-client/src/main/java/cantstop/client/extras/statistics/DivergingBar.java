package cantstop.client.extras.statistics;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/// A bar that leaves the middle of its track to one side or the other: to the right or up where it stands for more
/// than nothing. What is one's own has another colour on each side.
final class DivergingBar extends Region {
    /// Of its track a standing bar takes so much, so that those beside it are told apart.
    private static final double STANDING = 0.7;

    private final Region length = new Region();
    private final Region middle = new Region();
    private final Orientation orientation;
    private final double share;

    /// A bar.
    ///
    /// @param share of half the track, -1 to 1
    /// @param style what it stands for: `bar-own` or `bar-usual`
    DivergingBar(Orientation orientation, double share, String style) {
        this.orientation = orientation;
        this.share = Double.isFinite(share) ? Math.clamp(share, -1, 1) : 0;
        getStyleClass().addAll("bar", orientation == Orientation.HORIZONTAL ? "bar-lying" : "bar-standing");
        length.getStyleClass().add(share < 0 && style.equals("bar-own") ? "bar-loss" : style);
        middle.getStyleClass().add("bar-middle");
        getChildren().addAll(length, middle);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (orientation == Orientation.HORIZONTAL) {
            double half = width / 2;
            length.resizeRelocate(half + Math.min(0, share) * half, 0, Math.abs(share) * half, height);
            middle.resizeRelocate(snapPositionX(half) - 1, 0, 2, height);
        } else {
            double half = height / 2;
            double wide = snapSizeX(Math.min(width, height / 2) * STANDING);
            length.resizeRelocate(
                    snapPositionX((width - wide) / 2), half - Math.max(0, share) * half, wide, Math.abs(share) * half);
            middle.resizeRelocate(0, snapPositionY(half) - 1, width, 2);
        }
    }
}
