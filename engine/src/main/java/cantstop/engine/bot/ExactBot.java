package cantstop.engine.bot;

import cantstop.engine.Board;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.random.RandomGenerator;

/// Plays the rest of its turn exactly, for a value of where the turn may end. With noise in what the choices are
/// worth it makes the mistakes of a weaker player: large ones seldom, small ones often.
///
/// May be shared: whoever asks gets a solver of their own, which remembers the turn it was last asked about.
public final class ExactBot implements Bot {
    /// So many turns are remembered between two questions. More players than that at one bot only cost time.
    private static final int MOST_REMEMBERED = 4;

    private final Value value;
    private final double noise;
    private final Deque<ExactTurn> idle = new ArrayDeque<>();

    /// A bot without mistakes.
    public ExactBot(Value value) {
        this(value, 0);
    }

    /// A bot that misjudges.
    ///
    /// @param noise the standard deviation of what is added to every chance to win it compares; 0 for none
    public ExactBot(Value value, double noise) {
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

    /// The solver that remembers this turn; else any that is idle, else a new one.
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
            return new ExactTurn(value, board);
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
