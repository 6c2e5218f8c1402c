package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import java.util.random.RandomGenerator;

/// Michael Keller's Rule of 28: a count of what the turn has gained, dearer columns counting more, with a bonus
/// or a fine for the company that the three columns keep; at 28 it stops. Written in the frame of Glenn and
/// Aloi's Generalized Heuristic Strategy (FLAIRS 2009).
///
/// - Steps count one more than they are, so that a marker just placed counts twice its column's weight.
/// - With a marker left it always rolls on; with none left it stops at the threshold; it always stops to win.
/// - It takes the option that is worth most by the choice weights, each marker used costing six.
public final class RuleOf28 implements Bot {
    /// Weights of columns 2 to 7 for the turn's score; 8 to 12 mirror them.
    private static final int[] PROGRESS = {6, 5, 4, 3, 2, 1};

    /// Weights of columns 2 to 7 for choosing; 8 to 12 mirror them.
    private static final int[] CHOICE = {1, 2, 3, 4, 5, 6};

    private static final int ODD = 2;
    private static final int EVEN = -2;
    private static final int ONE_SIDE = 4;
    private static final int MARKER = 6;
    private static final int THRESHOLD = 28;

    private static final long ODD_COLUMNS = 0x1010_1010_1000L;
    private static final long EVEN_COLUMNS = Packed.ALL & ~ODD_COLUMNS;
    private static final long LOW_COLUMNS = 0x1111_1100L;
    private static final long HIGH_COLUMNS = 0x1_1111_1000_0000L;

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int best = 0;
        int bestWorth = Integer.MIN_VALUE;
        for (int place = 0; place < Board.count(options); place++) {
            int worth = worth(board, board.advance(markers, Board.option(options, place)));
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
        boolean markerLeft = Long.bitCount(Packed.standing(markers)) < Board.MARKERS;
        return markerLeft || weighted(board, markers, PROGRESS) + company(markers) < THRESHOLD;
    }

    private static int worth(Board board, long markers) {
        int used = Long.bitCount(Packed.standing(markers));
        return weighted(board, markers, CHOICE) - company(markers) - MARKER * used;
    }

    /// The sum over the marked columns of weight times one more than the steps this turn.
    private static int weighted(Board board, long markers, int[] weights) {
        int sum = 0;
        for (long rest = Packed.standing(markers); rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest) / 4;
            int steps = Packed.space(markers, column) - Packed.space(board.own(), column);
            sum += weights[column <= 7 ? column - 2 : 12 - column] * (steps + 1);
        }
        return sum;
    }

    /// What the three columns add together; nothing while a marker is left.
    private static int company(long markers) {
        long columns = Packed.standing(markers);
        if (Long.bitCount(columns) < Board.MARKERS) {
            return 0;
        }
        int sum = 0;
        sum += (columns & ~ODD_COLUMNS) == 0 ? ODD : 0;
        sum += (columns & ~EVEN_COLUMNS) == 0 ? EVEN : 0;
        sum += (columns & ~LOW_COLUMNS) == 0 ? ONE_SIDE : 0;
        sum += (columns & ~HIGH_COLUMNS) == 0 ? ONE_SIDE : 0;
        return sum;
    }
}
