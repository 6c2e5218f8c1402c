package cantstop.tools.exact;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// Two players on a small board: the mover's chance to win from the start of every turn, when both play as well as can
/// be.
///
/// A stop always makes steps, or wins a column, which counts for more than all steps in it. So one pass over the
/// numbers of steps, from the most down, finds everything that a stop leads to. Only a bust leads back, to the
/// position's twin: the same spaces with the other player to move. [DuelLevel] solves all positions with one number of
/// steps.
public final class Duel {
    private final SmallBoard board;
    private final DuelPositions positions;
    private final ValueFile values;

    /// A board that two players can share: if they won as many columns as they can without winning the game, another
    /// one is left.
    public Duel(SmallBoard board, ValueFile values) {
        if (board.target() > board.sides()) {
            throw new IllegalArgumentException("two players could win all columns and neither the game");
        }
        this.board = board;
        this.positions = new DuelPositions(board);
        this.values = values;
    }

    /// Solves what is not solved yet, on all cores.
    ///
    /// @param progress hears after each number of steps how many others are left
    /// @return the chance of who moves first from the empty board
    public double solve(IntConsumer progress) {
        List<DuelGroup> groups = DuelGroup.all(board);
        ThreadLocal<SharedTurn> turns =
                ThreadLocal.withInitial(() -> new SharedTurn(board, new SmallMoves(board), positions, values));
        int most = IntStream.range(0, board.columns())
                .map(column -> DuelGroup.wonSteps(board.height(column)))
                .sum();
        for (int level = (int) Math.min(values.solvedFrom(), most + 1) - 1; level >= 0; level--) {
            new DuelLevel(board, positions, values, groups, level).solve(turns);
            values.solvedFrom(level);
            progress.accept(level);
        }
        return values.get(0);
    }
}
