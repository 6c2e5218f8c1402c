package cantstop.tools.exact;

import java.util.function.LongConsumer;

/// Two players on a small board: the mover's chance to win from the start of every turn, when both play as well as can
/// be.
///
/// A position is a number, one digit for each column: both players' spaces there, or who has won it. A stop
/// always makes it larger, and so it does with the players, the board, or both the other way round. So one pass
/// from the top down finds everything that a stop leads to. Only a bust leads back, to the position's twin: the
/// same spaces with the other player to move. The two are solved together, as the point where two lines meet,
/// and again with the best play there, until it stays.
public final class Duel {
    private static final double SAME = 1e-15;
    private static final int MOST_ROUNDS = 60;
    private static final int NOTED = 1 << 16;

    private final SmallBoard board;
    private final DuelPositions positions;
    private final ValueFile values;
    private final SmallTurn first;
    private final SmallTurn second;

    /// A board that two players can share: if they won as many columns as they can without winning the game, another
    /// one is left.
    public Duel(SmallBoard board, ValueFile values) {
        if (board.target() > board.sides()) {
            throw new IllegalArgumentException("two players could win all columns and neither the game");
        }
        this.board = board;
        this.positions = new DuelPositions(board);
        this.values = values;
        SmallMoves moves = new SmallMoves(board);
        this.first = new SmallTurn(board, moves);
        this.second = new SmallTurn(board, moves);
    }

    /// Solves what is not solved yet.
    ///
    /// @param progress hears now and then how many positions are left
    /// @return the chance of who moves first from the empty board
    public double solve(LongConsumer progress) {
        for (long index = values.solvedFrom() - 1; index >= 0; index--) {
            solve(index);
            if (index % NOTED == 0) {
                values.solvedFrom(index);
                progress.accept(index);
            }
        }
        return values.get(0);
    }

    private void solve(long index) {
        int[] own = positions.own(index);
        int[] other = positions.other(index);
        if (board.won(own) >= board.target() || board.won(other) >= board.target()) {
            return;
        }
        long twin = positions.index(other, own);
        int[] mirroredOwn = mirrored(own);
        int[] mirroredOther = mirrored(other);
        long mirror = positions.index(mirroredOwn, mirroredOther);
        long mirroredTwin = positions.index(mirroredOther, mirroredOwn);
        if (twin > index || mirror > index || mirroredTwin > index) {
            return;
        }
        begin(first, own, other);
        boolean alone = twin == index || mirroredTwin == index;
        if (!alone) {
            begin(second, other, own);
        }
        double mine = guess(index);
        double theirs = guess(twin);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            SmallTurn reply = alone ? first : second;
            first.solve(1 - theirs);
            if (!alone) {
                second.solve(1 - mine);
            }
            double gain = first.gain(1 - theirs) + first.bust();
            double answer = reply.gain(1 - (alone ? theirs : mine)) + reply.bust();
            double met = (gain - first.bust() * answer) / (1 - first.bust() * reply.bust());
            double change = Math.abs(met - mine);
            mine = met;
            double before = theirs;
            theirs = alone ? met : answer - reply.bust() * met;
            if (change < SAME && Math.abs(theirs - before) < SAME) {
                break;
            }
        }
        values.set(index, mine);
        values.set(mirror, mine);
        values.set(twin, theirs);
        values.set(mirroredTwin, theirs);
    }

    private void begin(SmallTurn turn, int[] own, int[] other) {
        turn.begin(own, board.shut(own, other), positions.parts(other), 1, after -> 1 - values.get(after));
    }

    /// A number to begin with: what the position has that was solved just before, if it has any.
    private double guess(long index) {
        double near = index + 1 < positions.size() ? values.get(index + 1) : 0;
        return near > 0 ? near : 0.5;
    }

    private static int[] mirrored(int[] spaces) {
        int[] mirrored = new int[spaces.length];
        for (int column = 0; column < spaces.length; column++) {
            mirrored[column] = spaces[spaces.length - 1 - column];
        }
        return mirrored;
    }
}
