package cantstop.client.kit.screen;

import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/// Asks for one row, no wider than what stands in it, and breaks if it gets less.
public final class OneRow extends FlowPane {
    public OneRow(Node... parts) {
        super(parts);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }

    @Override
    protected double computePrefWidth(double height) {
        double wide = getManagedChildren().stream()
                .mapToDouble(part -> snapSizeX(Math.max(part.minWidth(-1), part.prefWidth(-1))) + 1)
                .sum();
        return wide
                + Math.max(0, getManagedChildren().size() - 1) * snapSpaceX(getHgap())
                + snappedLeftInset()
                + snappedRightInset();
    }
}
