package cantstop.client.kit.screen;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;

/// A toggle whose graphic may break into lines: it is as high as its width makes it, which buttons aren't by
/// themselves.
public final class WideToggle extends ToggleButton {
    /// A toggle with these contents.
    public WideToggle(Node content) {
        setGraphic(content);
        setMinWidth(0);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double inner = width < 0 ? width : width - around.getLeft() - around.getRight();
        return around.getTop() + around.getBottom() + getGraphic().prefHeight(inner);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }
}
