package cantstop.client.kit.board;

import cantstop.client.kit.paint.Chevrons;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import javafx.animation.Interpolator;

/// A bust: all holds still, the steps lose their colour from the top, the cones tip over, slide down and lie on the
/// rim. The more steps are lost, the heavier the fall.
final class BustAnimation {
    private static final double FADE = 120;
    private static final double SWING = 300;
    private static final double SWING_AFTER_TIP = 350;
    private static final double SWING_BEYOND = 2.2;
    private static final double ASKEW = 17;

    /// From the foot of a cone that stands to its middle, less how much lower than the space it stands.
    private static final double UPRIGHT = 9;

    private final NodeAnimator animator;
    private final Layout layout;
    private final GameState before;
    private final BoardTiming.Weight weight;

    private BustAnimation(NodeAnimator animator, GameState before) {
        this.animator = animator;
        this.before = before;
        layout = animator.layers().layout();
        weight = BoardTiming.Weight.of(before.stepsAtStake());
    }

    static void add(NodeAnimator animator, GameState before) {
        BustAnimation bust = new BustAnimation(animator, before);
        for (Column column : BoardTiming.climbing(before)) {
            ColumnNodes nodes = animator.layers().column(column);
            animator.layers().players().badge(before.mover()).ifPresent(badge -> bust.pale(column, badge));
            bust.fall(nodes);
        }
        bust.swing();
    }

    private void pale(Column column, Badge badge) {
        int from = before.square(before.mover(), column);
        int to = Math.min(before.marker(column), column.height() - 1);
        for (int space = from + 1; space <= to; space++) {
            BoardPicture step =
                    animator.bring(new Chevrons.Gained(badge.colour()), layout.x(column), layout.y(column, space));
            animator.fade(step, 1, 0, weight.hush() + (to - space) * BoardTiming.CHEVRON, FADE);
        }
    }

    private void fall(ColumnNodes nodes) {
        Column column = nodes.column;
        FallenCone fall = FallenCone.of(layout, column);
        double unit = layout.unit();
        double distance = fall.y() - layout.y(column, before.marker(column));
        double x = (layout.x(column) - fall.x()) * unit;
        double y = -(distance + UPRIGHT) * unit;
        double falling = BoardTiming.falling(distance);
        animator.front(nodes.fallen);
        nodes.fallen.setTranslateX(x);
        nodes.fallen.setTranslateY(y);
        animator.travel(nodes.fallen, x, y, 0, 0, weight.tip(), falling, new Accelerating());
        animator.turn(nodes.fallen, 0, fall.degrees(), weight.tip(), falling, Interpolator.EASE_IN);
        double at = weight.lands(distance);
        for (int bounce = 0; bounce < weight.bounces(); bounce++) {
            double high = -BoardTiming.Weight.height(bounce) * unit;
            double half = BoardTiming.falling(BoardTiming.Weight.height(bounce));
            animator.travel(nodes.fallen, 0, 0, 0, high, at, half, Interpolator.EASE_OUT);
            animator.travel(nodes.fallen, 0, high, 0, 0, at + half, half, Interpolator.EASE_IN);
            at += 2 * half;
        }
    }

    private void swing() {
        StakeSign stakes = animator.layers().stakes();
        double at = weight.tip() + SWING_AFTER_TIP;
        animator.turn(stakes, 0, ASKEW, at, SWING, new BackOut(SWING_BEYOND));
        animator.run(part -> stakes.lose(part > 0), at, SWING, Interpolator.LINEAR);
        animator.afterwards(() -> stakes.lose(true));
    }

    /// The easing curve of a fall.
    private static final class Accelerating extends Interpolator {
        @Override
        protected double curve(double part) {
            return part * part;
        }
    }
}
