package cantstop.client.kit.board;

import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.List;
import javafx.animation.Interpolator;

/// The game is won: the lamp goes down on all but the winner's columns, they light up one after the other, and
/// fireworks burst. Then it becomes light enough again to see what all players reached.
final class Win {
    /// The lamp goes down in so many steps, as the whole sign is drawn anew at each.
    private static final int STEPS = 4;

    private static final double FLASH = 120;
    private static final double SMALL = 0.15;

    /// Of its time a firework opens so long, and then settles.
    private static final double OPENING = 0.6;

    private Win() {}

    static void add(Stagehand hand, Seat winner, GameState after) {
        Triumph triumph = hand.stage().triumph();
        hand.run(part -> triumph.dim().setOpacity(dark(part * Score.WIN)), 0, Score.WIN, Interpolator.LINEAR);
        hand.afterwards(() -> triumph.dim().setOpacity(Triumph.DUSK));
        List<Column> won = Column.all().stream()
                .filter(column -> after.winnerOf(column).filter(winner::equals).isPresent())
                .toList();
        for (int at = 0; at < won.size(); at++) {
            ColumnNodes nodes = hand.stage().column(won.get(at));
            hand.run(nodes.paving::reveal, Score.DIM + at * Score.LIGHT_UP, Score.LIGHT_UP, Interpolator.EASE_BOTH);
            hand.afterwards(() -> nodes.paving.reveal(1));
        }
        for (int at = 0; at < triumph.fireworks().size(); at++) {
            Print firework = triumph.fireworks().get(at);
            hand.fade(firework, 0, 1, Score.burst(at), FLASH);
            double large = Triumph.AT_ITS_LARGEST;
            double opens = Score.BURST * OPENING;
            hand.grow(firework, SMALL, SMALL, large, large, Score.burst(at), opens, Interpolator.EASE_OUT);
            hand.grow(
                    firework, large, large, 1, 1, Score.burst(at) + opens, Score.BURST - opens, Interpolator.EASE_BOTH);
        }
    }

    private static double dark(double time) {
        if (time < Score.DIM) {
            return Math.ceil(time / Score.DIM * STEPS) / STEPS;
        }
        double light = Math.max(0, (time - Score.WIN + Score.DIM) / Score.DIM);
        return 1 - (1 - Triumph.DUSK) * Math.floor(light * STEPS) / STEPS;
    }
}
