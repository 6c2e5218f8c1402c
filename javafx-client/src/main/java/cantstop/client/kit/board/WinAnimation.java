package cantstop.client.kit.board;

import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.List;
import javafx.animation.Interpolator;

/// The game is won: the lamp goes down on all but the winner's columns, they light up one after the other, and
/// fireworks burst. Then it becomes light enough again to see what all players reached.
final class WinAnimation {
    /// The number of steps in which the light dims: each redraws the whole sign.
    private static final int STEPS = 4;

    private static final double FLASH = 120;
    private static final double SMALL = 0.15;

    /// The share of its time in which a firework opens, before it settles.
    private static final double OPENING = 0.6;

    private WinAnimation() {}

    static void add(NodeAnimator animator, Seat winner, GameState after) {
        WinScene winScene = animator.layers().winScene();
        animator.run(
                part -> winScene.dim().setOpacity(dark(part * BoardTiming.WIN)),
                0,
                BoardTiming.WIN,
                Interpolator.LINEAR);
        animator.afterwards(() -> winScene.dim().setOpacity(WinScene.DUSK));
        List<Column> won = Column.all().stream()
                .filter(column -> after.winnerOf(column).filter(winner::equals).isPresent())
                .toList();
        for (int at = 0; at < won.size(); at++) {
            ColumnNodes nodes = animator.layers().column(won.get(at));
            animator.run(
                    nodes.paving::reveal,
                    BoardTiming.DIM + at * BoardTiming.LIGHT_UP,
                    BoardTiming.LIGHT_UP,
                    Interpolator.EASE_BOTH);
            animator.afterwards(() -> nodes.paving.reveal(1));
        }
        for (int at = 0; at < winScene.fireworks().size(); at++) {
            BoardPicture firework = winScene.fireworks().get(at);
            animator.fade(firework, 0, 1, BoardTiming.burst(at), FLASH);
            double large = WinScene.AT_ITS_LARGEST;
            double opens = BoardTiming.BURST * OPENING;
            animator.grow(firework, SMALL, SMALL, large, large, BoardTiming.burst(at), opens, Interpolator.EASE_OUT);
            animator.grow(
                    firework,
                    large,
                    large,
                    1,
                    1,
                    BoardTiming.burst(at) + opens,
                    BoardTiming.BURST - opens,
                    Interpolator.EASE_BOTH);
        }
    }

    private static double dark(double time) {
        if (time < BoardTiming.DIM) {
            return Math.ceil(time / BoardTiming.DIM * STEPS) / STEPS;
        }
        double light = Math.max(0, (time - BoardTiming.WIN + BoardTiming.DIM) / BoardTiming.DIM);
        return 1 - (1 - WinScene.DUSK) * Math.floor(light * STEPS) / STEPS;
    }
}
