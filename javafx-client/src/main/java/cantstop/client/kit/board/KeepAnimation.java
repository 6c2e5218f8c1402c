package cantstop.client.kit.board;

import cantstop.client.kit.paint.Chevrons;
import cantstop.client.kit.paint.Cone;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.List;
import javafx.animation.Interpolator;

/// A player stops: one beat a column, from left to right, each cone is pressed into a piece and its steps drain into
/// it.
final class KeepAnimation {
    private static final double RUNNER_DOWN = 7;
    private static final double SQUASH = 90;
    private static final double GROW = 160;
    private static final double DRAIN = 15;
    private static final double FADE = 70;
    private static final double FLAT = 0.4;

    private KeepAnimation() {}

    /// @param won the columns that are won, whose pieces come otherwise
    static void add(NodeAnimator animator, Seat seat, List<Column> won, GameState before) {
        Badge badge = animator.layers().players().badge(seat).orElse(null);
        if (badge == null) {
            return;
        }
        List<Column> columns = BoardTiming.climbing(before);
        for (int beat = 0; beat < columns.size(); beat++) {
            Column column = columns.get(beat);
            double at = beat * BoardTiming.press(columns.size());
            press(animator, badge, column, before, at);
            if (!won.contains(column)) {
                Piece piece = animator.layers().column(column).piece(seat);
                animator.fade(piece, 0, 1, at + SQUASH / 2, SQUASH / 2);
                animator.grow(piece, 1.3, 0.85, 1, 1, at + SQUASH / 2, GROW, new BackOut(1.7));
            }
        }
    }

    private static void press(NodeAnimator animator, Badge badge, Column column, GameState before, double at) {
        Layout layout = animator.layers().layout();
        int from = before.square(before.mover(), column);
        int to = before.marker(column);
        double x = layout.x(column);
        for (int space = Math.min(to, column.height() - 1); space > from; space--) {
            BoardPicture step = animator.bring(new Chevrons.Gained(badge.colour()), x, layout.y(column, space));
            animator.fade(step, 1, 0, at + (space - from) * DRAIN, FADE);
        }
        BoardPicture cone =
                animator.bring(new Cone(badge.colour(), Cone.ON_A_SPACE, true), x, layout.y(column, to) + RUNNER_DOWN);
        animator.grow(cone, 1, 1, 1.1, FLAT, at, SQUASH, Interpolator.EASE_IN);
        animator.fade(cone, 1, 0, at + SQUASH / 2, SQUASH / 2);
    }
}
