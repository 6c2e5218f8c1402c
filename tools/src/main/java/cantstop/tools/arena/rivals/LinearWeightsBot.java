package cantstop.tools.arena.rivals;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.bot.Bot;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/// Glenn's linear weights: the frame of Rule of 28, but what a step is worth in the choice grows on the way up a
/// column, and a marker just placed counts no more there than its step. The numbers are those that his program names
/// as the best that evolution found.
final class LinearWeightsBot implements Bot {
    /// By column, 2 to 7, mirrored for 8 to 12.
    private static final int[] PROGRESS = {15, 13, 8, 8, 4, 3};

    /// What the first step up a column is worth in the choice.
    private static final int[] FIRST = {15, 0, 3, 0, 7, 5};

    /// By how much more the last one is.
    private static final int[] RISE = {72, 48, 56, 44, 28, 32};

    private static final int ODD = 11;
    private static final int EVEN = -1;
    private static final int OUTSIDE = 4;
    private static final int MARKER = 12;
    private static final int THRESHOLD = 61;
    private static final long ODD_COLUMNS = columns(column -> column % 2 == 1);
    private static final long LOW_COLUMNS = columns(column -> column <= 7);
    private static final long HIGH_COLUMNS = columns(column -> column >= 7);

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int place = 0; place < Board.count(options); place++) {
            int worth = choice(board.own(), board.advance(markers, Board.option(options, place)));
            if (worth > most) {
                best = place;
                most = worth;
            }
        }
        return best;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        if (board.winsGame(markers)) {
            return false;
        }
        long columns = Packed.standing(markers);
        return Long.bitCount(columns) < Board.MARKERS || progress(board.own(), markers) + together(columns) < THRESHOLD;
    }

    private static int progress(long own, long markers) {
        int sum = 0;
        for (long rest = Packed.standing(markers); rest != 0; rest &= rest - 1) {
            int column = Packed.lowest(rest);
            int steps = Packed.space(markers, column) - Packed.space(own, column);
            sum += PROGRESS[place(column)] * (steps + 1);
        }
        return sum;
    }

    private static int choice(long own, long markers) {
        long columns = Packed.standing(markers);
        int sum = -together(columns) - MARKER * Long.bitCount(columns);
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            int column = Packed.lowest(rest);
            for (int space = Packed.space(own, column) + 1; space <= Packed.space(markers, column); space++) {
                double way = (double) (space - 1) / (Column.of(column).height() - 1);
                sum += (int) (RISE[place(column)] * way + FIRST[place(column)]);
            }
        }
        return sum;
    }

    /// What three columns count extra if they are all of one kind.
    private static int together(long columns) {
        if (Long.bitCount(columns) < Board.MARKERS) {
            return 0;
        }
        int sum = 0;
        sum += (columns & ~ODD_COLUMNS) == 0 ? ODD : 0;
        sum += (columns & ODD_COLUMNS) == 0 ? EVEN : 0;
        sum += (columns & ~LOW_COLUMNS) == 0 ? OUTSIDE : 0;
        sum += (columns & ~HIGH_COLUMNS) == 0 ? OUTSIDE : 0;
        return sum;
    }

    private static int place(int column) {
        return Math.min(column, 14 - column) - 2;
    }

    private static long columns(IntPredicate wanted) {
        long columns = 0;
        for (Column column : Column.all()) {
            columns |= wanted.test(column.number()) ? Packed.mask(column.number()) : 0;
        }
        return columns;
    }
}
