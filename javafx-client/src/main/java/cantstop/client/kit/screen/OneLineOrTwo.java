package cantstop.client.kit.screen;

import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A sentence, and what there is to say besides: behind it if both fit in one line, else below it,
/// or not at all where it can be done without.
public final class OneLineOrTwo extends Region {
    private final Label sentence;
    private final Label besides;
    private final boolean needed;

    /// The two.
    ///
    /// @param besides may be empty
    /// @param needed whether it is worth a line of its own
    public OneLineOrTwo(Label sentence, Label besides, boolean needed) {
        this.sentence = sentence;
        this.besides = besides;
        this.needed = needed;
        // Whether it is seen goes by the room, which is no reason to lay anything out anew.
        besides.setManaged(false);
        besides.textProperty().subscribe(this::requestLayout);
        getChildren().addAll(sentence, besides);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double gap() {
        return sentence.getFont().getSize();
    }

    private boolean inOne(double width) {
        return sentence.prefWidth(-1) + gap() + besides.prefWidth(-1) <= width;
    }

    private boolean below(double width) {
        return needed && !besides.getText().isEmpty() && !inOne(width);
    }

    /// What can be done without asks for no room.
    @Override
    protected double computePrefWidth(double height) {
        double first = sentence.prefWidth(-1);
        return needed && !besides.getText().isEmpty() ? first + gap() + besides.prefWidth(-1) : first;
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? prefWidth(-1) : width;
        double first = sentence.prefHeight(wide);
        return below(wide) ? first + besides.prefHeight(wide) : first;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double first = sentence.prefHeight(width);
        if (below(width)) {
            double second = besides.prefHeight(width);
            double top = (getHeight() - first - second) / 2;
            sentence.resizeRelocate(0, top, width, first);
            besides.resizeRelocate(0, top + first, width, second);
        } else {
            double top = (getHeight() - first) / 2;
            double end = inOne(width) ? snapSizeX(sentence.prefWidth(-1)) : width;
            sentence.resizeRelocate(0, top, end, first);
            double behind = Math.max(0, width - end - gap());
            double line = sentence.getBaselineOffset();
            layoutInArea(besides, end + gap(), top, behind, first, line, HPos.LEFT, VPos.BASELINE);
        }
        besides.setVisible(!besides.getText().isEmpty() && (below(width) || inOne(width)));
    }
}
