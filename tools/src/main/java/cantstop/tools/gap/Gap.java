package cantstop.tools.gap;

import cantstop.tools.exact.SmallBoard;
import cantstop.tools.exact.SmallMoves;
import cantstop.tools.exact.ValueFile;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Games of a learned value against perfect play, from either seat in turn.
///
/// Who wins them is mostly luck. What the learner loses is not: each of its decisions costs exactly what perfect play's
/// chance falls by, and the sum over a game is on average what it wins less than a half. That is measured, and tells
/// hundredths of a point after some thousand games.
final class Gap {
    private static final double Z = 1.96;

    private final SmallBoard board;
    private final SmallPlayer learner;
    private final SmallPlayer perfect;
    private double lost;

    /// The result, in shares of a game.
    ///
    /// @param loss of a game, on average
    /// @param error half the width of its 95 % interval
    /// @param won the share of the games that the learner won
    record Result(int games, double loss, double error, double won) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "loses %.3f +-%.3f points to perfect play over %d games; won %.1f %% of them",
                    100 * loss,
                    100 * error,
                    games,
                    100 * won);
        }
    }

    Gap(SmallBoard board, SmallMoves moves, SmallValue value, ValueFile values) {
        this.board = board;
        this.learner = SmallPlayer.learned(board, moves, value);
        this.perfect = SmallPlayer.perfect(board, moves, values);
    }

    /// @param games half of them from each seat, both with the same generator of random numbers
    Result measure(int games, long seed) {
        double sum = 0;
        double squares = 0;
        int wins = 0;
        int pairs = Math.ceilDiv(games, 2);
        for (int pair = 0; pair < pairs; pair++) {
            lost = 0;
            for (int seat = 0; seat < 2; seat++) {
                wins += isWon(seat, new SplittableRandom(seed * 1_000_003 + pair)) ? 1 : 0;
            }
            sum += lost / 2;
            squares += lost / 2 * lost / 2;
        }
        double mean = sum / pairs;
        double error = Z * Math.sqrt(Math.max(0, squares / pairs - mean * mean) / pairs);
        return new Result(2 * pairs, mean, error, (double) wins / (2 * pairs));
    }

    private boolean isWon(int seat, RandomGenerator random) {
        int[] own = new int[board.columns()];
        int[] other = own;
        int mover = 1;
        while (board.won(other) < board.target()) {
            mover = 1 - mover;
            perfect.begin(own, other);
            int[] after = board.spaces(mover == seat ? learned(own, other, random) : best(random));
            own = board.left(other, after);
            other = after;
        }
        return mover == seat;
    }

    private int best(RandomGenerator random) {
        int index = perfect.start();
        while (true) {
            int offer = perfect.draw(index, random);
            if (offer < 0) {
                return perfect.start();
            }
            index = perfect.choose(index, offer, 0, random);
            if (!perfect.rollsOn(index, 0, random)) {
                return index;
            }
        }
    }

    private int learned(int[] own, int[] other, RandomGenerator random) {
        learner.begin(own, other);
        int index = learner.start();
        while (true) {
            int offer = learner.draw(index, random);
            if (offer < 0) {
                return learner.start();
            }
            int best = perfect.choose(index, offer, 0, random);
            index = learner.choose(index, offer, 0, random);
            boolean rolls = learner.rollsOn(index, 0, random);
            lost += perfect.worth(best) - perfect.worth(index) + perfect.lost(index, rolls);
            if (!rolls) {
                return index;
            }
        }
    }
}
