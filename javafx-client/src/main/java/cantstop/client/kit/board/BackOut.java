package cantstop.client.kit.board;

import javafx.animation.Interpolator;

/// The easing curve "back out": overshoots the end a little, and returns.
final class BackOut extends Interpolator {
    private final double swing;

    /// @param swing how far it overshoots
    BackOut(double swing) {
        this.swing = swing;
    }

    @Override
    protected double curve(double part) {
        double left = part - 1;
        return 1 + (swing + 1) * left * left * left + swing * left * left;
    }
}
