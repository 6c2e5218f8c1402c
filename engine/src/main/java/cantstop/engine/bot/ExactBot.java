package cantstop.engine.bot;

import cantstop.engine.Board;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// Plays its turn exactly for a [Value] of where the turn may end. With noise it makes a weaker player's
/// mistakes: small ones often, large ones seldom.
///
/// Thread-safe: each question takes a solver from a small pool, and gets the one that has cached its turn if it
/// is idle.
public final class ExactBot implements Bot {
    /// How many solvers are kept between two questions. With more players at one bot, turns are solved again.
    private static final int MOST_REMEMBERED = 4;

    private final Supplier<Value> value;
    private final double noise;
    private final Deque<ExactTurn> idle = new ArrayDeque<>();

    public ExactBot(Value value) {
        this(() -> value, 0);
    }

    /// @param noise the standard deviation of the error in every chance to win it compares; 0 for none
    public ExactBot(Supplier<Value> value, double noise) {
        this.value = value;
        this.noise = noise;
    }

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int count = Board.count(options);
        if (count == 1) {
            return 0;
        }
        ExactTurn turn = take(board);
        int best = 0;
        double bestWorth = Double.NEGATIVE_INFINITY;
        for (int place = 0; place < count; place++) {
            double worth = turn.worth(board.advance(markers, Board.option(options, place))) + error(random);
            if (worth > bestWorth) {
                best = place;
                bestWorth = worth;
            }
        }
        giveBack(turn);
        return best;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        if (board.winsGame(markers)) {
            return false;
        }
        ExactTurn turn = take(board);
        boolean rolls = turn.roll(markers) + error(random) > turn.stop(markers) + error(random);
        giveBack(turn);
        return rolls;
    }

    private double error(RandomGenerator random) {
        return noise == 0 ? 0 : noise * random.nextGaussian();
    }

    /// The solver that has cached this turn; else an idle one, else a new one.
    private ExactTurn take(Board board) {
        ExactTurn turn;
        synchronized (idle) {
            for (ExactTurn remembering : idle) {
                if (remembering.board().equals(board)) {
                    idle.remove(remembering);
                    return remembering;
                }
            }
            turn = idle.size() < MOST_REMEMBERED ? null : idle.pollLast();
        }
        if (turn == null) {
            return new ExactTurn(value.get(), board);
        }
        turn.begin(board);
        return turn;
    }

    private void giveBack(ExactTurn turn) {
        synchronized (idle) {
            if (idle.size() < MOST_REMEMBERED) {
                idle.addFirst(turn);
            }
        }
    }
}
