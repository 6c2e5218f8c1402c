package cantstop.client.kit.screen;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;

/// A button whose graphic may break into lines, see [WideToggle].
public final class WideButton extends Button {
    /// A button with these contents.
    public WideButton(Node content) {
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
