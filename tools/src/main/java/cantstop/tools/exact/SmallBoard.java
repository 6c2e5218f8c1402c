package cantstop.tools.exact;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// A board for four dice with `sides` sides: the outer columns are `shortest` spaces high, each column further in two
/// more. Columns are numbered from 0. Three markers, as always.
///
/// @param target how many columns win
public record SmallBoard(int sides, int shortest, int target) {
    static final int MARKERS = 3;

    public SmallBoard {
        if (sides < 2 || sides > 6 || shortest < 1 || shortest > 3 || target < 1 || target > 2 * sides - 1) {
            throw new IllegalArgumentException("no board: " + sides + ", " + shortest + ", " + target);
        }
    }

    public int columns() {
        return 2 * sides - 1;
    }

    public int height(int column) {
        return shortest + 2 * Math.min(column, columns() - 1 - column);
    }

    int[] heights() {
        int[] heights = new int[columns()];
        for (int column = 0; column < heights.length; column++) {
            heights[column] = height(column);
        }
        return heights;
    }

    /// By how much the index of one player's spaces grows with a step in each column; the last number is how many
    /// indices there are.
    public int[] strides() {
        int[] strides = new int[columns() + 1];
        strides[0] = 1;
        for (int column = 0; column < columns(); column++) {
            strides[column + 1] = strides[column] * (height(column) + 1);
        }
        return strides;
    }

    public int won(int[] spaces) {
        int won = 0;
        for (int column = 0; column < spaces.length; column++) {
            won += spaces[column] == height(column) ? 1 : 0;
        }
        return won;
    }

    /// A set of pairs of columns that four dice can make, and how likely they make it.
    record Kind(List<int[]> pairs, double chance) {}

    List<Kind> kinds() {
        Map<TreeSet<Integer>, Integer> ways = new HashMap<>();
        int all = sides * sides * sides * sides;
        for (int roll = 0; roll < all; roll++) {
            int a = roll % sides;
            int b = roll / sides % sides;
            int c = roll / sides / sides % sides;
            int d = roll / sides / sides / sides;
            TreeSet<Integer> pairs = new TreeSet<>();
            pairs.add(pair(a + b, c + d));
            pairs.add(pair(a + c, b + d));
            pairs.add(pair(a + d, b + c));
            ways.merge(pairs, 1, Integer::sum);
        }
        List<Kind> kinds = new ArrayList<>();
        ways.forEach((pairs, count) -> kinds.add(new Kind(
                pairs.stream()
                        .map(pair -> new int[] {pair / columns(), pair % columns()})
                        .toList(),
                (double) count / all)));
        return kinds;
    }

    private int pair(int sum, int other) {
        return Math.min(sum, other) * columns() + Math.max(sum, other);
    }

    /// The columns that one of two players has won, as bits.
    public int shut(int[] own, int[] other) {
        int shut = 0;
        for (int column = 0; column < own.length; column++) {
            boolean won = own[column] == height(column) || other[column] == height(column);
            shut |= won ? 1 << column : 0;
        }
        return shut;
    }

    /// One player's spaces, by their index.
    public int[] spaces(int index) {
        int[] spaces = new int[columns()];
        int rest = index;
        for (int column = 0; column < spaces.length; column++) {
            spaces[column] = rest % (height(column) + 1);
            rest /= height(column) + 1;
        }
        return spaces;
    }

    /// What is left of one player's spaces after the other has stopped: none where that one is on the top.
    public int[] left(int[] spaces, int[] stopped) {
        int[] left = spaces.clone();
        for (int column = 0; column < left.length; column++) {
            left[column] = stopped[column] == height(column) ? 0 : left[column];
        }
        return left;
    }

    /// Marks a file of values of this board.
    ///
    /// @param players 1 or 2
    public long kind(int players) {
        return ((sides * 10L + shortest) * 10 + target) * 10 + players;
    }
}
