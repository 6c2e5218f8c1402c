package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.odds.Odds;
import java.util.random.RandomGenerator;

/// Trusts the odds and nothing else: it takes the option after which the next roll is safest, and stops when a
/// turn as long as this one would have come this far less than every other time. What it does not see is that
/// dear columns are dear.
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
        double rolls = steps(board, markers) / stepsARoll;
        return Math.pow(odds.advance(), rolls + 1) >= HALF;
    }

    private static int steps(Board board, long markers) {
        int steps = 0;
        for (long rest = Packed.standing(markers); rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest) / 4;
            steps += Packed.space(markers, column) - Packed.space(board.own(), column);
        }
        return steps;
    }
}
