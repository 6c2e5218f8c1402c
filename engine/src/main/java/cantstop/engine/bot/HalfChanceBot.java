package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.odds.Odds;
import java.util.random.RandomGenerator;

/// Looks at the odds only: it takes the option after which the next roll is safest, and stops when fewer than
/// half of all turns would come as far as this one. It does not see what a column is worth.
public final class HalfChanceBot implements Bot {
    private static final double HALF = 0.5;

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int best = 0;
        double bestWorth = -1;
        for (int place = 0; place < Board.count(options); place++) {
            long after = board.advance(markers, Board.option(options, place));
            double worth = Odds.of(board, after).advance();
            if (worth > bestWorth) {
                best = place;
                bestWorth = worth;
            }
        }
        return best;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        if (board.winsGame(markers)) {
            return false;
        }
        Odds odds = Odds.of(board, markers);
        if (odds.advances() == 0) {
            return false;
        }
        double stepsARoll = odds.expectedSteps() / odds.advance();
        double rolls = board.steps(markers) / stepsARoll;
        return Math.pow(odds.advance(), rolls + 1) >= HALF;
    }
}
