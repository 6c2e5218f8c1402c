package cantstop.client.kit.screen;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// What is said, and the buttons that go with it: beside it at the end of the line where there is room for both, else
/// below it.
public final class BesideOrBelow extends Region {
    private final Region text;
    private final FlowPane buttons;

    /// The two.
    public BesideOrBelow(Region text) {
        this(text, new FlowPane());
        buttons.getStyleClass().add("flow");
    }

    /// The two, where the buttons have a look of their own.
    public BesideOrBelow(Region text, FlowPane buttons) {
        this.text = text;
        this.buttons = buttons;
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
        return text.prefWidth(-1) + gap() + oneRow() <= width;
    }

    /// How wide all buttons are in one row. A flow pane does not say: it is never narrower than where it likes to wrap.
    private double oneRow() {
        List<Node> shown =
                buttons.getChildren().stream().filter(Node::isManaged).toList();
        double wide = shown.stream()
                .mapToDouble(button -> buttons.snapSizeX(Math.max(button.minWidth(-1), button.prefWidth(-1))))
                .sum();
        return buttons.snappedLeftInset() + wide + gap() * Math.max(0, shown.size() - 1) + buttons.snappedRightInset();
    }

    private double gap() {
        return buttons.snapSpaceX(buttons.getHgap());
    }

    @Override
    protected double computePrefWidth(double height) {
        Insets around = getInsets();
        return around.getLeft() + text.prefWidth(-1) + gap() + oneRow() + around.getRight();
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double inner = width < 0 ? Double.MAX_VALUE : width - around.getLeft() - around.getRight();
        double content = buttonsGone()
                ? text.prefHeight(inner)
                : beside(inner)
                        ? Math.max(text.prefHeight(inner - oneRow() - gap()), buttons.prefHeight(oneRow()))
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
            double last = oneRow();
            double textHeight = text.prefHeight(width - last - gap());
            text.resizeRelocate(left, top + (height - textHeight) / 2, width - last - gap(), textHeight);
            double buttonsHeight = buttons.prefHeight(last);
            buttons.resizeRelocate(left + width - last, top + (height - buttonsHeight) / 2, last, buttonsHeight);
        } else {
            double textHeight = text.prefHeight(width);
            text.resizeRelocate(left, top, width, textHeight);
            double below = top + textHeight + buttons.getVgap();
            double wide = Math.min(width, oneRow());
            buttons.resizeRelocate(left, below, wide, buttons.prefHeight(wide));
        }
    }
}
