package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import java.util.random.RandomGenerator;

/// Takes any option, and stops three times in ten once all markers are placed, and always to win.
public final class RandomBot implements Bot {
    private static final double STOPS = 0.3;

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        return random.nextInt(Board.count(options));
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        if (board.winsGame(markers)) {
            return false;
        }
        return Long.bitCount(Packed.standing(markers)) < Board.MARKERS || random.nextDouble() >= STOPS;
    }
}
