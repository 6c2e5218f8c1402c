package cantstop.engine.bot;

import cantstop.engine.Roll;
import cantstop.engine.odds.RollKinds;
import java.util.HashMap;
import java.util.Map;

/// What the 1296 rolls offer once all three markers stand. For three columns, and which of them have their
/// marker below the top, the rolls form a few dozen classes. A class is a set of up to three of nine moves, of
/// which the player takes the best.
///
/// The moves of columns a, b, c are numbered: 0 a, 1 b, 2 c, 3 a twice, 4 b twice, 5 c twice, 6 a and b, 7 a and
/// c, 8 b and c. If a has only one step left, a twice leads where a leads.
final class TripleMoves {
    static final int MOVES = 9;

    private static final int[] ONE = {0, 1, 2};
    private static final int[] TWICE = {3, 4, 5};
    private static final int[] BOTH = {6, 7, 8};

    /// All possible tables, by columns and which of them are below their tops.
    private static final TripleMoves[] TABLES = new TripleMoves[1 << 15];

    private final double bust;

    /// The chances of the classes of one move, by move.
    private final double[] ones = new double[MOVES];

    /// The chances of the other classes, and the moves of each: three, of which the last two may be the same.
    private final double[] chances;

    private final int[] moves;

    static {
        for (int c = 4; c <= 12; c++) {
            for (int b = 3; b < c; b++) {
                for (int a = 2; a < b; a++) {
                    for (int below = 0; below < 8; below++) {
                        TABLES[key(a, b, c, below)] = new TripleMoves(new int[] {a, b, c}, below);
                    }
                }
            }
        }
    }

    private TripleMoves(int[] columns, int below) {
        Map<Integer, Integer> ways = new HashMap<>();
        for (int kind = 0; kind < RollKinds.count(); kind++) {
            int offered = 0;
            for (var pairing : Roll.of(RollKinds.roll(kind)).pairings()) {
                int move = move(columns, below, pairing.sum(), pairing.otherSum());
                offered |= move < 0 ? 0 : 1 << move;
            }
            ways.merge(offered, RollKinds.ways(kind), Integer::sum);
        }
        bust = chance(ways, 0);
        for (int move = 0; move < MOVES; move++) {
            ones[move] = chance(ways, 1 << move);
        }
        int[] choices = ways.keySet().stream()
                .mapToInt(Integer::intValue)
                .filter(offered -> Integer.bitCount(offered) > 1)
                .sorted()
                .toArray();
        chances = new double[choices.length];
        moves = new int[3 * choices.length];
        for (int place = 0; place < choices.length; place++) {
            int rest = choices[place];
            chances[place] = chance(ways, rest);
            for (int next = 3 * place; next < 3 * place + 3; next++) {
                moves[next] = Integer.numberOfTrailingZeros(rest);
                rest = Integer.bitCount(rest) == 1 ? rest : rest & rest - 1;
            }
        }
    }

    private static double chance(Map<Integer, Integer> ways, int offered) {
        return (double) ways.getOrDefault(offered, 0) / Roll.COUNT;
    }

    /// The table of three columns in rising order.
    ///
    /// @param below bit 0, 1 and 2 for a, b and c: whether its marker stands below the top
    static TripleMoves of(int a, int b, int c, int below) {
        return TABLES[key(a, b, c, below)];
    }

    private static int key(int a, int b, int c, int below) {
        return a | b << 4 | c << 8 | below << 12;
    }

    private static int move(int[] columns, int below, int sum, int other) {
        int one = place(columns, below, sum);
        int two = place(columns, below, other);
        if (one < 0 || two < 0) {
            return one < 0 && two < 0 ? -1 : ONE[Math.max(one, two)];
        }
        return one == two ? TWICE[one] : BOTH[one + two - 1];
    }

    private static int place(int[] columns, int below, int sum) {
        for (int place = 0; place < columns.length; place++) {
            if (columns[place] == sum && (below & 1 << place) != 0) {
                return place;
            }
        }
        return -1;
    }

    /// The mean over all rolls of the best move that each offers.
    ///
    /// @param after what each of the nine moves leads to
    /// @param busted what a bust is worth
    double mean(double[] after, double busted) {
        double sum = bust * busted;
        for (int move = 0; move < MOVES; move++) {
            sum += ones[move] * after[move];
        }
        int next = 0;
        for (double chance : chances) {
            double best = Math.max(after[moves[next]], after[moves[next + 1]]);
            sum += chance * Math.max(best, after[moves[next + 2]]);
            next += 3;
        }
        return sum;
    }
}
