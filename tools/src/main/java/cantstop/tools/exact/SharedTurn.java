package cantstop.tools.exact;

/// One player's turn against many positions of the other one at once. Where the markers can go depends on the mover's
/// spaces and on the columns that are won, and on nothing else; so one walk over them serves all those positions, lane
/// beside lane. The loops over the lanes are plain, so that the JVM turns them into vector instructions.
///
/// Confined to one thread.
final class SharedTurn {
    /// The most positions of the other player at once.
    static final int LANES = 64;

    private final DuelPositions positions;
    private final ValueFile values;
    private final SmallTurn turn;
    private final int[] heights;

    /// By the index of the mover's spaces: the columns on whose tops the mover stands, as bits; and where it is in the
    /// order of this turn.
    private final int[] tops;

    private final int[] places;

    private final double[] lost = new double[LANES];
    private final double[] sum = new double[LANES];
    private final double[] best = new double[LANES];
    private final long[] keys = new long[LANES];
    private double[][] worths = new double[0][];
    private int[][] others = new int[0][];
    private int shut;
    private int lanes;

    SharedTurn(SmallBoard board, SmallMoves moves, DuelPositions positions, ValueFile values) {
        this.positions = positions;
        this.values = values;
        this.turn = new SmallTurn(board, moves);
        this.heights = board.heights();
        int size = board.strides()[board.columns()];
        this.places = new int[size];
        this.tops = new int[size];
        for (int index = 0; index < size; index++) {
            tops[index] = board.shut(board.spaces(index), new int[board.columns()]);
        }
    }

    /// Takes up the mover's spaces.
    ///
    /// @param won the columns that are won, as bits
    void begin(int[] own, int won) {
        shut = won;
        // What the mover's spaces add to the index of a stop, where the other player stands nowhere.
        long[][] parts = positions.parts(new int[own.length]);
        turn.begin(own, won, parts, -1, key -> key);
        for (int place = 0; place < turn.count(); place++) {
            places[turn.index(place)] = place;
        }
        if (worths.length < turn.count()) {
            worths = new double[2 * turn.count()][LANES];
        }
    }

    /// What the turn is worth against each of these positions.
    ///
    /// @param spaces the other player's, as many as there are, at most [#LANES]
    /// @param bust what a bust is worth against each of them
    /// @param into gets what the turn is worth
    void solve(int[][] spaces, int count, double[] bust, double[] into) {
        others = spaces;
        lanes = count;
        System.arraycopy(bust, 0, lost, 0, lanes);
        int[] none = new int[heights.length];
        for (int lane = 0; lane < lanes; lane++) {
            keys[lane] = positions.index(others[lane], none);
        }
        int last = turn.count() - 1;
        for (int place = 0; place < last; place++) {
            roll(place, worths[place]);
            stop(place, worths[place]);
        }
        roll(last, into);
    }

    private void roll(int place, double[] into) {
        SmallMoves.Offers offers = turn.offersAt(place);
        int index = turn.index(place);
        int[] starts = offers.starts();
        int[] steps = offers.steps();
        double[] chances = offers.chances();
        times(offers.bust(), lost, sum, lanes);
        for (int offer = 0; offer < chances.length; offer++) {
            int step = starts[offer];
            double[] row = worths[places[index + steps[step]]];
            if (starts[offer + 1] == step + 1) {
                add(chances[offer], row, sum, lanes);
            } else {
                most(row, worths[places[index + steps[++step]]], best, lanes);
                while (++step < starts[offer + 1]) {
                    most(best, worths[places[index + steps[step]]], best, lanes);
                }
                add(chances[offer], best, sum, lanes);
            }
        }
        System.arraycopy(sum, 0, into, 0, lanes);
    }

    private void stop(int place, double[] worth) {
        double key = turn.stopAt(place);
        if (key < 0) {
            for (int lane = 0; lane < lanes; lane++) {
                worth[lane] = 1;
            }
            return;
        }
        int reached = tops[turn.index(place)] & ~shut;
        for (int lane = 0; lane < lanes; lane++) {
            long at = (long) key + keys[lane];
            for (int rest = reached; rest != 0; rest &= rest - 1) {
                // The other one's squares leave a column that is won.
                int column = Integer.numberOfTrailingZeros(rest);
                at -= positions.moverPart(column, others[lane][column]);
            }
            best[lane] = 1 - values.get(at);
        }
        most(worth, best, worth, lanes);
    }

    private static void times(double factor, double[] from, double[] into, int lanes) {
        for (int lane = 0; lane < lanes; lane++) {
            into[lane] = factor * from[lane];
        }
    }

    private static void add(double factor, double[] from, double[] into, int lanes) {
        for (int lane = 0; lane < lanes; lane++) {
            into[lane] += factor * from[lane];
        }
    }

    private static void most(double[] one, double[] other, double[] into, int lanes) {
        for (int lane = 0; lane < lanes; lane++) {
            into[lane] = Math.max(one[lane], other[lane]);
        }
    }
}
