package cantstop.tools.exact;

import java.util.function.LongConsumer;
import java.util.stream.LongStream;

/// One player on a small board: the mean number of turns from the start of every turn, when they are as few as can be.
/// Values are kept with a minus, so that more is better here, too.
public final class Solitaire {
    private static final double SAME = 1e-14;
    private static final int NOTED = 1 << 12;

    private final SmallBoard board;
    private final int[] strides;
    private final ValueFile values;
    private final SmallTurn turn;

    /// What each column adds to the index, by the space in it.
    private final long[][] parts;

    public Solitaire(SmallBoard board, ValueFile values) {
        this.board = board;
        this.strides = board.strides();
        this.values = values;
        this.turn = new SmallTurn(board, new SmallMoves(board));
        this.parts = new long[board.columns()][];
        for (int column = 0; column < parts.length; column++) {
            int stride = strides[column];
            parts[column] = LongStream.rangeClosed(0, board.height(column))
                    .map(space -> space * stride)
                    .toArray();
        }
    }

    /// How many positions there are.
    public static long size(SmallBoard board) {
        return board.strides()[board.columns()];
    }

    /// Solves what is not solved yet.
    ///
    /// @param progress hears now and then how many positions are left
    /// @return the mean number of turns from the empty board
    public double solve(LongConsumer progress) {
        for (long index = values.solvedFrom() - 1; index >= 0; index--) {
            solve(index);
            if (index % NOTED == 0) {
                values.solvedFrom(index);
                progress.accept(index);
            }
        }
        return -values.get(0);
    }

    private void solve(long index) {
        int[] own = new int[board.columns()];
        long mirror = 0;
        int shut = 0;
        for (int column = 0; column < own.length; column++) {
            own[column] = (int) (index / strides[column] % (board.height(column) + 1));
            mirror += (long) own[column] * strides[own.length - 1 - column];
            shut |= own[column] == board.height(column) ? 1 << column : 0;
        }
        if (Integer.bitCount(shut) >= board.target()) {
            values.set(index, 0);
            return;
        }
        // The mirrored stride belongs to a column of the same height, so the mirror is an index, too.
        if (mirror > index) {
            return;
        }
        turn.begin(own, shut, parts, 0, values::get);
        double near = index + 1 < strides[own.length] ? values.get(index + 1) : 0;
        double before = near < 0 ? near : -3;
        while (true) {
            turn.solve(before);
            double after = (turn.gain(before) - 1) / (1 - turn.bust());
            if (Math.abs(after - before) <= SAME * Math.abs(after)) {
                break;
            }
            before = after;
        }
        values.set(index, before);
        values.set(mirror, before);
    }
}
