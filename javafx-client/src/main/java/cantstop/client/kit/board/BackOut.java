package cantstop.client.kit.board;

import javafx.animation.Interpolator;

/// Goes a little beyond where it ends, and back.
final class BackOut extends Interpolator {
    private final double swing;

    /// @param swing how far beyond
    BackOut(double swing) {
        this.swing = swing;
    }

    @Override
    protected double curve(double part) {
        double left = part - 1;
        return 1 + (swing + 1) * left * left * left + swing * left * left;
    }
}
