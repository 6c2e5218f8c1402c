package cantstop.engine.bot;

import cantstop.engine.Roll;
import cantstop.engine.odds.RollKinds;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What the 1296 rolls offer once all three markers stand: for three columns, and which of them still have a
/// marker below the top, the rolls fall together into a few dozen classes. A class is a set of up to three of
/// nine moves, of which the player takes the best.
///
/// The moves of columns a, b, c are numbered: 0 a, 1 b, 2 c, 3 a twice, 4 b twice, 5 c twice, 6 a and b,
/// 7 a and c, 8 b and c. Where a twice has only one step left it leads where a leads.
final class TripleMoves {
    static final int MOVES = 9;

    private static final int[] ONE = {0, 1, 2};
    private static final int[] TWICE = {3, 4, 5};
    private static final int[] BOTH = {6, 7, 8};

    /// All tables there can be, by columns and which of them are below their tops.
    private static final TripleMoves[] TABLES = new TripleMoves[1 << 15];

    private final double bust;
    /// The chance of each class, and its moves; those of one move first, then those of two, then of three.
    private final double[] chances;

    private final int[] moves;
    private final int ones;
    private final int twos;

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
        bust = (double) ways.getOrDefault(0, 0) / Roll.COUNT;
        ways.remove(0);
        List<Integer> classes = ways.keySet().stream()
                .sorted((one, other) -> Integer.bitCount(one) == Integer.bitCount(other)
                        ? Integer.compare(one, other)
                        : Integer.compare(Integer.bitCount(one), Integer.bitCount(other)))
                .toList();
        chances = classes.stream()
                .mapToDouble(offered -> (double) ways.getOrDefault(offered, 0) / Roll.COUNT)
                .toArray();
        moves = classes.stream()
                .flatMapToInt(offered ->
                        java.util.stream.IntStream.range(0, MOVES).filter(move -> (offered & 1 << move) != 0))
                .toArray();
        ones = (int) classes.stream()
                .filter(offered -> Integer.bitCount(offered) == 1)
                .count();
        twos = (int) classes.stream()
                .filter(offered -> Integer.bitCount(offered) == 2)
                .count();
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

    /// The mean over all rolls of the best that each offers.
    ///
    /// @param after what each of the nine moves leads to
    /// @param busted what a bust is worth
    double mean(double[] after, double busted) {
        double sum = bust * busted;
        int move = 0;
        int kind = 0;
        for (; kind < ones; kind++) {
            sum += chances[kind] * after[moves[move++]];
        }
        for (; kind < ones + twos; kind++) {
            sum += chances[kind] * Math.max(after[moves[move]], after[moves[move + 1]]);
            move += 2;
        }
        for (; kind < chances.length; kind++) {
            sum += chances[kind]
                    * Math.max(after[moves[move]], Math.max(after[moves[move + 1]], after[moves[move + 2]]));
            move += 3;
        }
        return sum;
    }
}
