package cantstop.client.screen;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// What is said, and the buttons that go with it: beside it at the end of the line where there is room for both, else
/// below it.
public final class BesideOrBelow extends Region {
    /// Wide enough for all buttons in one row, before it is known how wide they may be.
    private static final double ONE_ROW = 10_000;

    private final Region text;
    private final FlowPane buttons = new FlowPane();

    /// The two.
    public BesideOrBelow(Region text) {
        this.text = text;
        buttons.setPrefWrapLength(ONE_ROW);
        buttons.getStyleClass().add("flow");
        getChildren().addAll(text, buttons);
        setMinWidth(0);
    }

    /// The buttons, in their order.
    public FlowPane buttons() {
        return buttons;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private boolean beside(double width) {
        return text.prefWidth(-1) + gap() + buttons.prefWidth(-1) <= width;
    }

    private double gap() {
        return buttons.getHgap();
    }

    @Override
    protected double computePrefWidth(double height) {
        Insets around = getInsets();
        return around.getLeft() + text.prefWidth(-1) + gap() + buttons.prefWidth(-1) + around.getRight();
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double inner = width < 0 ? Double.MAX_VALUE : width - around.getLeft() - around.getRight();
        double content = buttonsGone()
                ? text.prefHeight(inner)
                : beside(inner)
                        ? Math.max(text.prefHeight(-1), buttons.prefHeight(-1))
                        : text.prefHeight(inner) + buttons.getVgap() + buttons.prefHeight(inner);
        return around.getTop() + content + around.getBottom();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    private boolean buttonsGone() {
        return buttons.getChildren().stream().noneMatch(Node::isManaged);
    }

    @Override
    protected void layoutChildren() {
        Insets around = getInsets();
        double width = getWidth() - around.getLeft() - around.getRight();
        double height = getHeight() - around.getTop() - around.getBottom();
        double left = around.getLeft();
        double top = around.getTop();
        if (beside(width)) {
            double last = buttons.prefWidth(-1);
            double textHeight = text.prefHeight(width - last - gap());
            text.resizeRelocate(left, top + (height - textHeight) / 2, width - last - gap(), textHeight);
            double buttonsHeight = buttons.prefHeight(-1);
            buttons.resizeRelocate(left + width - last, top + (height - buttonsHeight) / 2, last, buttonsHeight);
        } else {
            double textHeight = text.prefHeight(width);
            text.resizeRelocate(left, top, width, textHeight);
            double below = top + textHeight + buttons.getVgap();
            buttons.resizeRelocate(left, below, width, buttons.prefHeight(width));
        }
    }
}
