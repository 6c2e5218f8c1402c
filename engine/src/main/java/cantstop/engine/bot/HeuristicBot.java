package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import java.util.random.RandomGenerator;

/// Counts points for the turn's steps, weighted by column, with a bonus or malus for the three columns together,
/// and stops at a threshold. Michael Keller's Rule of 28, and the Generalized Heuristic Strategy that Glenn and
/// Aloi tuned by evolution (FLAIRS 2009), are its parameters.
///
/// - Steps count one more than they are, so that a marker just placed counts twice its column's weight.
/// - With a marker left it always rolls on; with none left it stops at the threshold; it always stops to win.
/// - It takes the option that is worth most by the choice weights, each marker used costing something.
public final class HeuristicBot implements Bot {
    /// Keller's parameters.
    public static final HeuristicBot RULE_OF_28 = new HeuristicBot(
            weights(6, 5, 4, 3, 2, 1), weights(1, 2, 3, 4, 5, 6), new Company(2, -2, 4, 4), 6, 28, false);

    /// Glenn and Aloi's.
    public static final HeuristicBot GHS = ghs(false);

    /// Glenn and Aloi's parameters, with a stop as soon as a marker stands on a top.
    public static final HeuristicBot GHS_STOP = ghs(true);

    private static final long ODD_COLUMNS = 0x1010_1010_1000L;
    private static final long EVEN_COLUMNS = Packed.ALL & ~ODD_COLUMNS;
    private static final long LOW_COLUMNS = 0x1111_1100L;
    private static final long HIGH_COLUMNS = 0x1_1111_1000_0000L;

    private final int[] progress;
    private final int[] choice;
    private final Company company;
    private final int marker;
    private final int threshold;
    private final boolean stopsOnTop;

    /// What three columns count extra if they are all of one kind.
    private record Company(int odd, int even, int high, int low) {}

    private HeuristicBot(int[] progress, int[] choice, Company company, int marker, int threshold, boolean stopsOnTop) {
        this.progress = progress;
        this.choice = choice;
        this.company = company;
        this.marker = marker;
        this.threshold = threshold;
        this.stopsOnTop = stopsOnTop;
    }

    private static HeuristicBot ghs(boolean stopsOnTop) {
        return new HeuristicBot(
                weights(7, 7, 3, 2, 2, 1), weights(7, 0, 2, 0, 4, 3), new Company(7, 1, 6, 5), 6, 29, stopsOnTop);
    }

    /// Weights of columns 2 to 7, mirrored for 8 to 12, by column.
    private static int[] weights(int... half) {
        int[] all = new int[16];
        for (int place = 0; place < half.length; place++) {
            all[2 + place] = half[place];
            all[12 - place] = half[place];
        }
        return all;
    }

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int count = Board.count(options);
        int best = 0;
        int bestWorth = Integer.MIN_VALUE;
        for (int place = 0; place < count && count > 1; place++) {
            int worth = worth(board, board.advance(markers, Board.option(options, place)));
            if (worth >= bestWorth) {
                best = place;
                bestWorth = worth;
            }
        }
        return best;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        long tops = Packed.onTop(markers);
        if (tops != 0 && (stopsOnTop || board.winsGame(markers))) {
            return false;
        }
        long columns = Packed.standing(markers);
        return Long.bitCount(columns) < Board.MARKERS
                || weighted(board.own(), markers, columns, progress) + together(columns) < threshold;
    }

    private int worth(Board board, long markers) {
        long columns = Packed.standing(markers);
        return weighted(board.own(), markers, columns, choice) - together(columns) - marker * Long.bitCount(columns);
    }

    /// The sum over the marked columns of weight times one more than the steps this turn.
    private static int weighted(long own, long markers, long columns, int[] weights) {
        int sum = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            int shift = Long.numberOfTrailingZeros(rest);
            int steps = ((int) (markers >>> shift) & 15) - ((int) (own >>> shift) & 15);
            sum += weights[shift >>> 2] * (steps + 1);
        }
        return sum;
    }

    /// What the three columns count extra; nothing while a marker is left.
    private int together(long columns) {
        if (Long.bitCount(columns) < Board.MARKERS) {
            return 0;
        }
        int sum = 0;
        sum += (columns & ~ODD_COLUMNS) == 0 ? company.odd : 0;
        sum += (columns & ~EVEN_COLUMNS) == 0 ? company.even : 0;
        sum += (columns & ~HIGH_COLUMNS) == 0 ? company.high : 0;
        sum += (columns & ~LOW_COLUMNS) == 0 ? company.low : 0;
        return sum;
    }
}
