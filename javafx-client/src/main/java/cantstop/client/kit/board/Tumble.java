package cantstop.client.kit.board;

import cantstop.client.kit.paint.Chevrons;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import javafx.animation.Interpolator;

/// A bust: all holds still, the steps lose their colour from the top, the cones tip over, slide down and lie on
/// the rim. How heavy that is goes by what it costs.
final class Tumble {
    private static final double FADE = 120;
    private static final double SWING = 300;
    private static final double SWING_AFTER_TIP = 350;
    private static final double SWING_BEYOND = 2.2;
    private static final double ASKEW = 17;

    /// From the foot of a cone that stands to its middle, less how much lower than the space it stands.
    private static final double UPRIGHT = 9;

    private final Stagehand hand;
    private final Layout layout;
    private final GameState before;
    private final Score.Weight weight;

    private Tumble(Stagehand hand, GameState before) {
        this.hand = hand;
        this.before = before;
        layout = hand.stage().layout();
        weight = Score.Weight.of(before.stepsAtStake());
    }

    static void add(Stagehand hand, GameState before) {
        Tumble tumble = new Tumble(hand, before);
        for (Column column : Score.climbing(before)) {
            ColumnNodes nodes = hand.stage().column(column);
            hand.stage().players().badge(before.mover()).ifPresent(badge -> tumble.pale(column, badge));
            tumble.fall(nodes);
        }
        tumble.swing();
    }

    private void pale(Column column, Badge badge) {
        int from = before.square(before.mover(), column);
        int to = Math.min(before.marker(column), column.height() - 1);
        for (int space = from + 1; space <= to; space++) {
            Print step = hand.bring(new Chevrons.Gained(badge.colour()), layout.x(column), layout.y(column, space));
            hand.fade(step, 1, 0, weight.hush() + (to - space) * Score.CHEVRON, FADE);
        }
    }

    private void fall(ColumnNodes nodes) {
        Column column = nodes.column;
        Fall fall = Fall.of(layout, column);
        double unit = layout.unit();
        double distance = fall.y() - layout.y(column, before.marker(column));
        double x = (layout.x(column) - fall.x()) * unit;
        double y = -(distance + UPRIGHT) * unit;
        double falling = Score.falling(distance);
        hand.front(nodes.fallen);
        nodes.fallen.setTranslateX(x);
        nodes.fallen.setTranslateY(y);
        hand.travel(nodes.fallen, x, y, 0, 0, weight.tip(), falling, new Accelerating());
        hand.turn(nodes.fallen, 0, fall.degrees(), weight.tip(), falling, Interpolator.EASE_IN);
        double at = weight.lands(distance);
        for (int bounce = 0; bounce < weight.bounces(); bounce++) {
            double high = -Score.Weight.height(bounce) * unit;
            double half = Score.falling(Score.Weight.height(bounce));
            hand.travel(nodes.fallen, 0, 0, 0, high, at, half, Interpolator.EASE_OUT);
            hand.travel(nodes.fallen, 0, high, 0, 0, at + half, half, Interpolator.EASE_IN);
            at += 2 * half;
        }
    }

    private void swing() {
        StakeSign stakes = hand.stage().stakes();
        double at = weight.tip() + SWING_AFTER_TIP;
        hand.turn(stakes, 0, ASKEW, at, SWING, new BackOut(SWING_BEYOND));
        hand.run(part -> stakes.lose(part > 0), at, SWING, Interpolator.LINEAR);
        hand.afterwards(() -> stakes.lose(true));
    }

    /// As things fall.
    private static final class Accelerating extends Interpolator {
        @Override
        protected double curve(double part) {
            return part * part;
        }
    }
}
