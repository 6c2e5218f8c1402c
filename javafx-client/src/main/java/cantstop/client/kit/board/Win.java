package cantstop.client.kit.board;

import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.List;
import javafx.animation.Interpolator;

/// The game is won: the lamp goes down on all but the winner's columns, they light up one after the other, and
/// fireworks burst.
final class Win {
    /// The lamp goes down in so many steps, as the whole sign is drawn anew at each.
    private static final int STEPS = 4;

    private static final double FLASH = 120;
    private static final double SMALL = 0.15;

    private Win() {}

    static void add(Stagehand hand, Seat winner, GameState after) {
        Triumph triumph = hand.stage().triumph();
        hand.run(part -> triumph.dim().setOpacity(Math.ceil(part * STEPS) / STEPS), 0, Score.DIM, Interpolator.LINEAR);
        hand.afterwards(() -> triumph.dim().setOpacity(1));
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
            hand.grow(firework, SMALL, SMALL, 1, 1, Score.burst(at), Score.BURST, Interpolator.EASE_OUT);
        }
    }
}
