package cantstop.tools.exact;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/// One turn from one position: what the best play of it is worth, when a bust is worth a given number. It is a line in
/// that number, as long as the best play stays the same: worth = gain + bust * (worth of a bust).
final class SmallTurn {
    private final int[] heights;
    private final int[] strides;
    private final SmallMoves moves;

    /// By the index of the spaces: the turn in which it was seen, what it is worth, how likely it leads to a bust.
    private final int[] seen;

    private final double[] worth;
    private final double[] busts;

    /// What can be reached in this turn, in an order in which whatever a roll leads to comes first; the start is last.
    private int count;

    private int[] order = new int[256];
    private double[] stops = new double[256];
    private SmallMoves.Offers[] offers = new SmallMoves.Offers[256];

    private int number;
    private int closed;
    private int[] spaces = {};
    private ToDoubleFunction<int[]> stop = _ -> 0;

    SmallTurn(SmallBoard board, SmallMoves moves) {
        this.heights = board.heights();
        this.strides = board.strides();
        this.moves = moves;
        int size = strides[heights.length];
        this.seen = new int[size];
        this.worth = new double[size];
        this.busts = new double[size];
    }

    /// Takes up a position.
    ///
    /// @param own the mover's spaces; not changed
    /// @param shut the columns that are won, as bits
    /// @param stopping what it is worth to stop with these spaces
    void begin(int[] own, int shut, ToDoubleFunction<int[]> stopping) {
        number++;
        count = 0;
        closed = shut;
        spaces = own.clone();
        stop = stopping;
        int index = 0;
        for (int column = 0; column < heights.length; column++) {
            index += spaces[column] * strides[column];
        }
        collect(index, 0);
        stops[count - 1] = Double.NEGATIVE_INFINITY;
    }

    private void collect(int index, int marked) {
        seen[index] = number;
        boolean free = Integer.bitCount(marked) < SmallBoard.MARKERS;
        int open = 0;
        int twice = 0;
        for (int column = 0; column < heights.length; column++) {
            int left = heights[column] - spaces[column];
            if (left > 0 && (closed >>> column & 1) == 0 && (free || (marked >>> column & 1) != 0)) {
                open |= 1 << column;
                twice |= left > 1 ? 1 << column : 0;
            }
        }
        SmallMoves.Offers here = moves.from(marked, open, twice);
        for (int[] move : here.moves()) {
            int low = move[0];
            int high = move[1];
            int after = index + strides[low] + (high < 0 ? 0 : strides[high]);
            if (seen[after] != number) {
                climb(low, high, 1);
                collect(after, marked | 1 << low | (high < 0 ? 0 : 1 << high));
                climb(low, high, -1);
            }
        }
        append(index, here);
    }

    private void climb(int low, int high, int by) {
        spaces[low] += by;
        if (high >= 0) {
            spaces[high] += by;
        }
    }

    private void append(int index, SmallMoves.Offers here) {
        if (count == order.length) {
            order = Arrays.copyOf(order, 2 * count);
            stops = Arrays.copyOf(stops, 2 * count);
            offers = Arrays.copyOf(offers, 2 * count);
        }
        order[count] = index;
        stops[count] = stop.applyAsDouble(spaces);
        offers[count] = here;
        count++;
    }

    /// Finds the best play if a bust is worth that much; [#gain] and [#bust] are its line then.
    void solve(double lost) {
        for (int place = 0; place < count; place++) {
            SmallMoves.Offers here = offers[place];
            int index = order[place];
            double sum = here.bust() * lost;
            double bust = here.bust();
            int[] starts = here.starts();
            int[] steps = here.steps();
            double[] chances = here.chances();
            for (int offer = 0; offer < chances.length; offer++) {
                int best = index + steps[starts[offer]];
                for (int next = starts[offer] + 1; next < starts[offer + 1]; next++) {
                    int after = index + steps[next];
                    best = worth[after] > worth[best] ? after : best;
                }
                sum += chances[offer] * worth[best];
                bust += chances[offer] * busts[best];
            }
            boolean stays = stops[place] >= sum;
            worth[index] = stays ? stops[place] : sum;
            busts[index] = stays ? 0 : bust;
        }
    }

    double gain(double lost) {
        int start = order[count - 1];
        return worth[start] - busts[start] * lost;
    }

    double bust() {
        return busts[order[count - 1]];
    }
}
