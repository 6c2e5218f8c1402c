package cantstop.client.kit.board;

import cantstop.engine.GameState;
import javafx.animation.Interpolator;

/// Runners hop to where they stand now, and the steps behind them are painted from below.
final class ClimbAnimation {
    private static final double OVERSHOOT = 1.2;
    private static final double PAINT = 80;
    private static final double APPEAR = 150;

    private ClimbAnimation() {}

    static void add(NodeAnimator animator, GameState before, GameState after) {
        Layout layout = animator.layers().layout();
        Interpolator hop = new BackOut(OVERSHOOT);
        for (ColumnNodes column : animator.layers().columns().toList()) {
            int to = after.marker(column.column);
            int marker = before.marker(column.column);
            int from = marker == 0 ? before.square(before.mover(), column.column) : marker;
            if (to == 0 || to == marker) {
                continue;
            }
            double distance = (layout.y(column.column, from) - layout.y(column.column, to)) * layout.unit();
            animator.travel(column.runner, 0, distance, 0, 0, 0, BoardTiming.CLIMB, hop);
            if (marker == 0) {
                animator.fade(column.runner, 0, 1, 0, APPEAR);
            }
            for (int space = from + 1; space <= Math.min(to, column.steps().size()); space++) {
                animator.fade(column.steps().get(space - 1), 0, 1, (space - from) * BoardTiming.STEP, PAINT);
            }
        }
    }
}
