package cantstop.tools.gap;

import cantstop.tools.exact.DuelPositions;
import cantstop.tools.exact.SmallBoard;
import cantstop.tools.exact.SmallMoves;
import cantstop.tools.exact.SmallTurn;
import cantstop.tools.exact.ValueFile;
import java.util.random.RandomGenerator;

/// One player of a small board, who solves each turn exactly for what its ends are worth: by a value that was learned,
/// or by the chances of perfect play. Where the markers stand is the index of the spaces. Confined to one thread.
final class SmallPlayer {
    private final SmallTurn turn;
    private final Judge judge;

    /// Takes up a turn, and solves it.
    private interface Judge {
        void solve(SmallTurn turn, int[] own, int[] other);
    }

    private SmallPlayer(SmallTurn turn, Judge judge) {
        this.turn = turn;
        this.judge = judge;
    }

    static SmallPlayer learned(SmallBoard board, SmallMoves moves, SmallValue value) {
        long[][] keys = keys(board);
        return new SmallPlayer(new SmallTurn(board, moves), (turn, own, other) -> {
            turn.begin(own, board.shut(own, other), keys, 1, key -> value.chance(board.spaces((int) key), other));
            turn.solve(value.chance(own, other));
        });
    }

    /// @param values of the solved board
    static SmallPlayer perfect(SmallBoard board, SmallMoves moves, ValueFile values) {
        DuelPositions positions = new DuelPositions(board);
        return new SmallPlayer(new SmallTurn(board, moves), (turn, own, other) -> {
            turn.begin(own, board.shut(own, other), positions.parts(other), 1, after -> 1 - values.get(after));
            turn.solve(1 - values.get(positions.index(other, own)));
        });
    }

    private static long[][] keys(SmallBoard board) {
        int[] strides = board.strides();
        long[][] keys = new long[board.columns()][];
        for (int column = 0; column < keys.length; column++) {
            keys[column] = new long[board.height(column) + 1];
            for (int space = 0; space < keys[column].length; space++) {
                keys[column][space] = (long) space * strides[column];
            }
        }
        return keys;
    }

    /// Takes up a position.
    ///
    /// @return the chance to win before the first roll, as this player sees it
    double begin(int[] own, int[] other) {
        judge.solve(turn, own, other);
        return turn.roll(turn.start());
    }

    int start() {
        return turn.start();
    }

    /// What a roll from here offers, drawn at random; -1 for a bust.
    int draw(int index, RandomGenerator random) {
        return turn.offers(index).draw(random);
    }

    /// The best of what is offered.
    ///
    /// @param noise the standard deviation of the error in all that is compared
    int choose(int index, int offer, double noise, RandomGenerator random) {
        SmallMoves.Offers offers = turn.offers(index);
        int best = index;
        double most = Double.NEGATIVE_INFINITY;
        for (int place = offers.starts()[offer]; place < offers.starts()[offer + 1]; place++) {
            int after = index + offers.steps()[place];
            double worth = worth(after) + error(noise, random);
            if (worth > most) {
                best = after;
                most = worth;
            }
        }
        return best;
    }

    boolean rollsOn(int index, double noise, RandomGenerator random) {
        return turn.stop(index) + error(noise, random) < turn.roll(index);
    }

    double worth(int index) {
        return Math.max(turn.stop(index), turn.roll(index));
    }

    /// What it loses in its own eyes by rolling on, or by stopping.
    double lost(int index, boolean rolls) {
        return worth(index) - (rolls ? turn.roll(index) : turn.stop(index));
    }

    private static double error(double noise, RandomGenerator random) {
        return noise == 0 ? 0 : noise * random.nextGaussian();
    }
}
