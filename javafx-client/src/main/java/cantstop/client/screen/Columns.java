package cantstop.client.screen;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/// Parts of the same width beside each other, or, where that would be less than the least width of one of them, one
/// below the other.
/// The gaps are a [FlowPane]'s, and so the stylesheet's.
public final class Columns extends FlowPane {
    private final List<Node> parts;

    /// @param parts from the left, or from the top
    public Columns(Node... parts) {
        this.parts = List.of(parts);
        getStyleClass().add("columns");
        getChildren().addAll(parts);
    }

    /// Whether they stand beside each other in this width.
    private boolean beside(double width) {
        double widest =
                parts.stream().mapToDouble(part -> part.minWidth(-1)).max().orElse(0);
        return width < 0 || share(width) >= widest;
    }

    private double share(double width) {
        return (width - getHgap() * (parts.size() - 1)) / parts.size();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return parts.stream().mapToDouble(part -> part.minWidth(-1)).max().orElse(0) + sides();
    }

    @Override
    protected double computePrefWidth(double height) {
        double widest =
                parts.stream().mapToDouble(part -> part.prefWidth(-1)).max().orElse(0);
        return widest * parts.size() + getHgap() * (parts.size() - 1) + sides();
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double inner = width < 0 ? -1 : width - sides();
        double ends = snappedTopInset() + snappedBottomInset();
        if (beside(inner)) {
            double each = inner < 0 ? -1 : share(inner);
            return parts.stream()
                            .mapToDouble(part -> part.prefHeight(each))
                            .max()
                            .orElse(0)
                    + ends;
        }
        double all = parts.stream().mapToDouble(part -> part.prefHeight(inner)).sum();
        return all + getVgap() * (parts.size() - 1) + ends;
    }

    @Override
    protected void layoutChildren() {
        Insets insets = getInsets();
        double width = getWidth() - insets.getLeft() - insets.getRight();
        double x = insets.getLeft();
        double y = insets.getTop();
        boolean beside = beside(width);
        double each = beside ? share(width) : width;
        double whole = getHeight() - insets.getTop() - insets.getBottom();
        for (Node part : parts) {
            double height = beside ? whole : part.prefHeight(each);
            part.resizeRelocate(snapPositionX(x), snapPositionY(y), snapSizeX(each), snapSizeY(height));
            x += beside ? each + getHgap() : 0;
            y += beside ? 0 : height + getVgap();
        }
    }
}
