package cantstop.tools.exact;

import java.util.Arrays;
import java.util.function.LongToDoubleFunction;

/// One turn from one position: what the best play of it is worth, when a bust is worth a given number. It is a line in
/// that number, as long as the best play stays the same: worth = gain + bust * (worth of a bust).
public final class SmallTurn {
    private final SmallBoard board;
    private final int[] heights;
    private final int[] strides;
    private final SmallMoves moves;

    /// By the index of the spaces: the turn in which it was seen, what it is worth, how likely it leads to a bust.
    private final int[] seen;

    private final double[] worth;
    private final double[] busts;

    /// By the same index: where it is in the order of what can be reached.
    private final int[] places;

    /// What can be reached in this turn, in an order in which whatever a roll leads to comes first; the start is last.
    private int count;

    private int[] order = new int[256];
    private double[] stops = new double[256];
    private double[] rolls = new double[256];
    private SmallMoves.Offers[] offers = new SmallMoves.Offers[256];

    private int number;

    /// Columns that a marker could climb by one step and by two, as bits.
    private int open;

    private int twice;
    private int won;
    private long key;
    private int[] spaces = {};
    private long[][] parts = {};
    private LongToDoubleFunction stop = _ -> 0;

    public SmallTurn(SmallBoard board, SmallMoves moves) {
        this.board = board;
        this.heights = board.heights();
        this.strides = board.strides();
        this.moves = moves;
        int size = strides[heights.length];
        this.seen = new int[size];
        this.worth = new double[size];
        this.busts = new double[size];
        this.places = new int[size];
    }

    /// Takes up a position.
    ///
    /// @param own the mover's spaces; not changed
    /// @param shut the columns that are won, as bits
    /// @param keys what each column adds to the key of a stop, by the space in it
    /// @param winning what a stop that wins the game is worth
    /// @param stopping what another stop is worth, by its key
    public void begin(int[] own, int shut, long[][] keys, double winning, LongToDoubleFunction stopping) {
        number++;
        count = 0;
        spaces = own.clone();
        parts = keys;
        open = 0;
        twice = 0;
        won = board.won(own);
        key = 0;
        int index = 0;
        for (int column = 0; column < heights.length; column++) {
            index += spaces[column] * strides[column];
            key += parts[column][spaces[column]];
            int left = (shut >>> column & 1) == 0 ? heights[column] - spaces[column] : 0;
            open |= left > 0 ? 1 << column : 0;
            twice |= left > 1 ? 1 << column : 0;
        }
        stop = at -> won >= board.target() ? winning : stopping.applyAsDouble(at);
        collect(index, 0);
        stops[count - 1] = Double.NEGATIVE_INFINITY;
    }

    private void collect(int index, int marked) {
        seen[index] = number;
        int free = Integer.bitCount(marked) < SmallBoard.MARKERS ? -1 : marked;
        SmallMoves.Offers here = moves.from(marked, open & free, twice & free);
        for (int[] move : here.moves()) {
            int low = move[0];
            int high = move[1];
            int after = index + strides[low] + (high < 0 ? 0 : strides[high]);
            if (seen[after] != number) {
                climb(low, 1);
                int both = marked | 1 << low;
                if (high >= 0) {
                    climb(high, 1);
                    both |= 1 << high;
                }
                collect(after, both);
                climb(low, -1);
                if (high >= 0) {
                    climb(high, -1);
                }
            }
        }
        append(index, here);
    }

    private void climb(int column, int by) {
        long[] part = parts[column];
        int from = spaces[column];
        int to = from + by;
        int height = heights[column];
        int bit = 1 << column;
        key += part[to] - part[from];
        won += (to == height ? 1 : 0) - (from == height ? 1 : 0);
        open = to < height ? open | bit : open & ~bit;
        twice = to < height - 1 ? twice | bit : twice & ~bit;
        spaces[column] = to;
    }

    private void append(int index, SmallMoves.Offers here) {
        if (count == order.length) {
            order = Arrays.copyOf(order, 2 * count);
            stops = Arrays.copyOf(stops, 2 * count);
            rolls = Arrays.copyOf(rolls, 2 * count);
            offers = Arrays.copyOf(offers, 2 * count);
        }
        order[count] = index;
        places[index] = count;
        stops[count] = stop.applyAsDouble(key);
        offers[count] = here;
        count++;
    }

    /// Finds the best play if a bust is worth that much; [#gain] and [#bust] are its line then.
    public void solve(double lost) {
        double[] worths = worth;
        double[] falls = busts;
        for (int place = 0; place < count; place++) {
            SmallMoves.Offers here = offers[place];
            int index = order[place];
            double sum = here.bust() * lost;
            double bust = here.bust();
            int[] starts = here.starts();
            int[] steps = here.steps();
            double[] chances = here.chances();
            int next = 0;
            for (int offer = 0; offer < chances.length; offer++) {
                int best = index + steps[next];
                double most = worths[best];
                for (next++; next < starts[offer + 1]; next++) {
                    int after = index + steps[next];
                    if (worths[after] > most) {
                        best = after;
                        most = worths[after];
                    }
                }
                sum += chances[offer] * most;
                bust += chances[offer] * falls[best];
            }
            rolls[place] = sum;
            boolean stays = stops[place] >= sum;
            worths[index] = stays ? stops[place] : sum;
            falls[index] = stays ? 0 : bust;
        }
    }

    double gain(double lost) {
        int start = order[count - 1];
        return worth[start] - busts[start] * lost;
    }

    double bust() {
        return busts[order[count - 1]];
    }

    /// How many spaces can be reached, the start with them.
    int count() {
        return count;
    }

    /// The index of the spaces at this place of the order, in which whatever a roll leads to comes first.
    int index(int place) {
        return order[place];
    }

    SmallMoves.Offers offersAt(int place) {
        return offers[place];
    }

    double stopAt(int place) {
        return stops[place];
    }

    /// The index of the spaces at the start.
    public int start() {
        return order[count - 1];
    }

    /// What a roll offers from these spaces.
    public SmallMoves.Offers offers(int index) {
        return offers[places[index]];
    }

    /// What it is worth to stop with these spaces.
    public double stop(int index) {
        return stops[places[index]];
    }

    /// What it is worth to roll on from these spaces; solved.
    public double roll(int index) {
        return rolls[places[index]];
    }
}
