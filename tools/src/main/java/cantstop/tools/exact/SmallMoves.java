package cantstop.tools.exact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// What all rolls together offer from where the markers stand. Many rolls offer the same: they are counted once, for
/// every set of columns that can be climbed.
public final class SmallMoves {
    private static final int FIRST_ROOM = 1 << 12;
    private static final long SCATTERS = 0x9E3779B97F4A7C15L;

    private final SmallBoard board;
    private final int[] strides;
    private final List<SmallBoard.Kind> kinds;
    private long[] keys = new long[FIRST_ROOM];
    private @Nullable Offers[] known = new Offers[FIRST_ROOM];
    private int count;

    public SmallMoves(SmallBoard board) {
        this.board = board;
        this.strides = board.strides();
        this.kinds = board.kinds();
    }

    /// The different offers one after another: offer `n` has the moves from `starts[n]` to before `starts[n + 1]`.
    ///
    /// @param bust the chance that nothing is offered
    /// @param steps each move by how much it adds to the index of the player's spaces
    /// @param moves all different moves: two columns, or one and -1
    @SuppressWarnings("ArrayRecordComponent")
    public record Offers(double bust, double[] chances, int[] starts, int[] steps, int[][] moves) {
        /// The offer that a roll makes, drawn at random; -1 for none.
        public int draw(RandomGenerator random) {
            double left = random.nextDouble() - bust;
            int offer = -1;
            while (left >= 0 && offer + 1 < chances.length) {
                left -= chances[++offer];
            }
            return offer;
        }
    }

    /// @param marked columns in which a marker stands, as bits
    /// @param open columns that can be climbed by at least a step
    /// @param high columns that can be climbed by two
    Offers from(int marked, int open, int high) {
        int columns = board.columns();
        long key = (long) marked << 2 * columns | (long) open << columns | high;
        int place = place(key);
        Offers found = known[place];
        if (found == null) {
            found = collect(marked, open, high);
            keys[place] = key;
            known[place] = found;
            if (2 * ++count > known.length) {
                grow();
            }
        }
        return found;
    }

    /// Where a key is, or belongs: it is looked up for every position of every turn, and a map would box it.
    private int place(long key) {
        int place = (int) ((key * SCATTERS) >>> 32) & (keys.length - 1);
        while (known[place] != null && keys[place] != key) {
            place = (place + 1) & (keys.length - 1);
        }
        return place;
    }

    private void grow() {
        long[] oldKeys = keys;
        @Nullable Offers[] old = known;
        keys = new long[2 * oldKeys.length];
        known = new Offers[2 * oldKeys.length];
        for (int from = 0; from < old.length; from++) {
            if (old[from] != null) {
                int to = place(oldKeys[from]);
                keys[to] = oldKeys[from];
                known[to] = old[from];
            }
        }
    }

    private Offers collect(int marked, int open, int high) {
        Map<SortedSet<Integer>, Double> offers = new LinkedHashMap<>();
        Map<Integer, int[]> moves = new LinkedHashMap<>();
        for (SmallBoard.Kind kind : kinds) {
            SortedSet<Integer> offer = new TreeSet<>();
            for (int[] pair : kind.pairs()) {
                for (int[] move : moves(pair[0], pair[1], marked, open, high)) {
                    int steps = strides[move[0]] + (move[1] < 0 ? 0 : strides[move[1]]);
                    moves.putIfAbsent(steps, move);
                    offer.add(steps);
                }
            }
            offers.merge(offer, kind.chance(), Double::sum);
        }
        Double bust = offers.remove(new TreeSet<Integer>());
        double[] chances = offers.values().stream().mapToDouble(c -> c).toArray();
        int[] starts = new int[chances.length + 1];
        List<Integer> steps = new ArrayList<>();
        int place = 0;
        for (SortedSet<Integer> offer : offers.keySet()) {
            steps.addAll(offer);
            starts[++place] = steps.size();
        }
        int[] flat = steps.stream().mapToInt(s -> s).toArray();
        return new Offers(
                bust == null ? 0 : bust, chances, starts, flat, moves.values().toArray(int[][]::new));
    }

    private static List<int[]> moves(int low, int high, int marked, int open, int twice) {
        boolean first = has(open, low);
        boolean second = has(open, high);
        if (low == high) {
            return first ? List.of(new int[] {low, has(twice, low) ? low : -1}) : List.of();
        }
        if (first && second) {
            boolean either = Integer.bitCount(marked | 1 << low | 1 << high) > SmallBoard.MARKERS;
            return either ? List.of(new int[] {low, -1}, new int[] {high, -1}) : List.of(new int[] {low, high});
        }
        return first || second ? List.of(new int[] {first ? low : high, -1}) : List.of();
    }

    private static boolean has(int set, int column) {
        return (set >>> column & 1) != 0;
    }
}
