package cantstop.tools.arena.rivals;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.bot.Bot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/// simlmx's bot: a weighted sum says what an option is worth, another one whether to roll, with weights tuned for each
/// variant. Built after its source, with what looks like its slips: a column that was topped earlier in the turn still
/// counts as open when an option is judged, and two steps in one column count the first step twice.
final class ChickenrollBot implements Bot {
    private static final double[] SHARE = {
        17.769, 0.03, 11.849, 0.009, 0.837, 0.024, 11.441, 0.011, 0.002, 0.122, 0.22, 4.895, 2.687, 0.732, 0.001, 0.155,
        0.003
    };
    private static final double[] JUMP = {
        100.289, 0.829, 22.664, 0.004, 2.116, 0.213, 17.662, 0.078, 0.001, 0.79, 0.23, 0.159, 9.081, 0.091, 0.019,
        0.266, -0.075
    };
    private static final double[] NO_STOP = {
        24.613, 2.384, 33.085, 0.026, 5.329, 0.01, 45.865, 0.001, -0.007, 0.305, 0.805, 5.149, 2.816, 0.036, 1.073,
        2.142, 0.037
    };

    private static double[] weights(Board board) {
        return switch (board.variant()) {
            case STANDARD -> SHARE;
            case JUMPING -> JUMP;
            case FORCED_MOVE -> NO_STOP;
        };
    }

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int best = 0;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int place = 0; place < Board.count(options); place++) {
            double score = score(board, markers, Board.option(options, place));
            if (score > bestScore) {
                best = place;
                bestScore = score;
            }
        }
        return best;
    }

    private static double score(Board board, long markers, int option) {
        double[] w = weights(board);
        long after = board.advance(markers, option);
        int finished = columns(Packed.onTop(after) & ~Packed.onTop(markers));
        int placed = columns(Packed.standing(after));
        int fresh = placed & ~columns(Packed.standing(markers));
        int newMarkers = Integer.bitCount(fresh);
        int[] climbed = Board.high(option) == 0
                ? new int[] {Board.low(option)}
                : new int[] {Board.low(option), Board.high(option)};
        boolean twice = climbed.length == 2 && climbed[0] == climbed[1];
        int open =
                (Integer.bitCount(placed) == Board.MARKERS ? placed : SumOdds.ALL) & ~finished & ~columns(board.won());
        double score = (twice ? 2 : 1) * Integer.bitCount(finished) * w[0]
                - newMarkers * w[1]
                - (1 - SumOdds.hit(open)) * w[2]
                - finalBust(board, placed) * w[5];
        for (int column : list(fresh)) {
            score += SumOdds.hit(1 << column) / newMarkers * w[4];
            score += column % 2 == 0 ? w[9] / newMarkers : 0;
        }
        for (int column : climbed) {
            int marker = Packed.space(markers, column);
            int start = marker == 0 ? Packed.space(board.own(), column) : marker;
            int end = Packed.space(board.step(markers, column), column);
            double height = Packed.space(Packed.TOPS, column);
            score += (end - start) / height * (w[3] + end / height * w[6]);
            for (long other : others(board)) {
                int space = Packed.space(other, column);
                score += space == end ? w[8] : space > end ? w[7] : 0;
            }
        }
        return score;
    }

    /// With two markers: how likely a bust will be once the third one stands, if it is placed as safely as can be.
    private static double finalBust(Board board, int placed) {
        if (Integer.bitCount(placed) != 2) {
            return 0;
        }
        List<Integer> thirds = list(SumOdds.ALL & ~placed & ~columns(board.won()));
        thirds.sort(Comparator.comparingDouble(third -> -SumOdds.hit(placed | 1 << third)));
        double sum = 0;
        int safer = 0;
        for (int third : thirds) {
            sum += SumOdds.hitWithout(third, safer) * (1 - SumOdds.hit(placed | 1 << third));
            safer |= 1 << third;
        }
        return sum;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        double[] w = weights(board);
        int placed = columns(Packed.standing(markers));
        int tops = columns(Packed.onTop(markers));
        int all = Integer.bitCount(placed) == Board.MARKERS ? placed : SumOdds.ALL;
        double bust = 1 - SumOdds.hit(all & ~tops & ~columns(board.won()));
        if (bust == 0 || board.winsGame(markers)) {
            return bust == 0;
        }
        double progress = 0;
        for (int column : list(placed)) {
            double steps = Packed.space(markers, column) - Packed.space(board.own(), column);
            progress += steps / Packed.space(Packed.TOPS, column);
        }
        double lost = w[11] * progress + w[12] * Integer.bitCount(tops) + w[16] * board.steps(markers);
        double stuck = SumOdds.hit(stuck(board, markers, placed));
        double overlap = Integer.bitCount(placed) == Board.MARKERS ? w[15] : Integer.bitCount(placed) == 2 ? w[14] : 0;
        return w[10] - lost * bust + w[13] * (1 - bust) + overlap * stuck > 0;
    }

    /// Columns in which one step leads to another player's square: of the markers, or with one left of all squares.
    private static int stuck(Board board, long markers, int placed) {
        boolean allPlaced = Integer.bitCount(placed) == Board.MARKERS;
        int stuck = 0;
        for (int column : list(allPlaced ? placed : SumOdds.ALL & ~columns(board.won()))) {
            int next = Packed.space(allPlaced ? markers : board.own(), column) + 1;
            for (long other : others(board)) {
                stuck |= Packed.space(other, column) == next ? 1 << column : 0;
            }
        }
        return stuck;
    }

    private static long[] others(Board board) {
        return new long[] {board.next(), board.third(), board.fourth()};
    }

    /// A mask of columns as a set with a bit for each.
    private static int columns(long mask) {
        int set = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            set |= 1 << Packed.lowest(rest);
        }
        return set;
    }

    private static List<Integer> list(int set) {
        List<Integer> columns = new ArrayList<>();
        for (int column = 2; column <= 12; column++) {
            if ((set >>> column & 1) != 0) {
                columns.add(column);
            }
        }
        return columns;
    }
}
