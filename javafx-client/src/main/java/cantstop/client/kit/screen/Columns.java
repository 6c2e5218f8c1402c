package cantstop.client.kit.screen;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/// Parts of the same width in rows, as many beside each other as there is room for by the least width of the widest of
/// them; the last one below all others where there is little. In a single row all are as high as there is room.
/// The gaps are a [FlowPane]'s, and so the stylesheet's.
public final class Columns extends FlowPane {
    private final List<Node> all;

    /// @param parts from the left, or from the top
    public Columns(Node... parts) {
        all = List.of(parts);
        getStyleClass().add("columns");
        getChildren().addAll(parts);
    }

    /// Those that are to be seen.
    private List<Node> parts() {
        return all.stream().filter(Node::isManaged).toList();
    }

    /// How many stand beside each other in this width; rows are as even as they can be.
    private int beside(double width) {
        if (parts().isEmpty()) {
            return 1;
        }
        double widest = least();
        int most = width < 0 ? parts().size() : (int) ((width + getHgap()) / (widest + getHgap()));
        int fitting = Math.clamp(most, 1, parts().size());
        int rows = Math.ceilDiv(parts().size(), fitting);
        return Math.ceilDiv(parts().size(), rows);
    }

    private double least() {
        return parts().stream().mapToDouble(part -> part.minWidth(-1)).max().orElse(0);
    }

    private double share(double width, int beside) {
        return (width - getHgap() * (beside - 1)) / beside;
    }

    private List<List<Node>> rows(int beside) {
        return IntStream.range(0, Math.ceilDiv(parts().size(), beside))
                .mapToObj(row -> parts().subList(row * beside, Math.min(parts().size(), (row + 1) * beside)))
                .toList();
    }

    private static double height(List<Node> row, double each) {
        return row.stream().mapToDouble(part -> part.prefHeight(each)).max().orElse(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return least() + sides();
    }

    @Override
    protected double computePrefWidth(double height) {
        double widest = Math.max(
                least(),
                parts().stream().mapToDouble(part -> part.prefWidth(-1)).max().orElse(0));
        return widest * parts().size() + getHgap() * (parts().size() - 1) + sides();
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
        int beside = beside(inner);
        double each = inner < 0 ? -1 : share(inner, beside);
        List<List<Node>> rows = rows(beside);
        double all = rows.stream().mapToDouble(row -> height(row, each)).sum();
        return all + getVgap() * (rows.size() - 1) + snappedTopInset() + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        Insets insets = getInsets();
        double width = getWidth() - insets.getLeft() - insets.getRight();
        int beside = beside(width);
        double each = share(width, beside);
        List<List<Node>> rows = rows(beside);
        double y = insets.getTop();
        double spare = Math.max(0, getHeight() - computePrefHeight(getWidth())) / rows.size();
        for (List<Node> row : rows) {
            double height =
                    rows.size() == 1 ? getHeight() - insets.getTop() - insets.getBottom() : height(row, each) + spare;
            double x = insets.getLeft();
            for (Node part : row) {
                // From edge to edge, as a width that is rounded up would be cut off at the end of the row.
                double left = snapPositionX(x);
                part.resizeRelocate(left, snapPositionY(y), snapPositionX(x + each) - left, snapSizeY(height));
                x += each + getHgap();
            }
            y += height + getVgap();
        }
    }
}
