package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.Variant;
import cantstop.engine.odds.PositionCheck;
import java.util.Arrays;

/// The rest of one turn, solved exactly. Given any [Value] for "I stop here", a turn is a finite expectation over
/// the 1296 rolls:
///
/// ```
/// worth(markers) = max(stop(markers), roll(markers))
/// roll(markers)  = sum over rolls of 1/1296 x (max over options of worth(after), or bust)
/// stop(markers)  = 1 if it wins the game; nothing if it is not allowed; else the value
/// ```
///
/// Markers only climb, so a position depends only on those above it. For three columns the positions are a small
/// box of stations, filled from the top down at once; for two a grid and for one a line, computed on demand. All
/// of it is cached until the turn is over. Nothing is approximated.
///
/// Confined to one thread at a time.
public final class ExactTurn {
    private static final double UNKNOWN = Double.NaN;
    private static final int KEYS = 1 << 12;
    private static final int BELOW_C = 4;
    private static final int FIRST_ROOM = 1 << 15;

    private final Value.Stops value;
    private final Lanes lanes;
    private final FewMarkers few;
    private final double[] after = new double[TripleMoves.MOVES];

    /// Where the box of a set of columns begins, or -1.
    private final int[] begins = new int[KEYS];

    /// The worth of stopping, and of the position, in every cell of every box.
    private double[] stops = new double[FIRST_ROOM];

    private double[] worths = new double[FIRST_ROOM];
    private int used;
    private double bust;
    private int topsToWin;

    /// For the line that is being filled: the distance in cells of one and of two steps in the first two lanes,
    /// and which of their markers are below the top.
    private int stepA;

    private int stepAa;
    private int stepB;
    private int stepBb;
    private int belowAb;

    /// @throws IllegalArgumentException if the game is over
    public ExactTurn(Value value, Board board) {
        this.lanes = new Lanes(board);
        this.value = value.stops(lanes);
        this.few = new FewMarkers(this);
        begin(board);
    }

    /// Forgets the turn and prepares another one.
    ///
    /// @throws IllegalArgumentException if the game is over
    public void begin(Board board) {
        PositionCheck.require(board, 0);
        lanes.begin(board);
        value.begin();
        bust = value.bust();
        topsToWin = board.target() - Long.bitCount(Packed.onTop(board.own()));
        Arrays.fill(begins, -1);
        used = 0;
    }

    public Board board() {
        return lanes.board();
    }

    /// The worth of the turn before its first roll.
    public double start() {
        return few.roll(0);
    }

    public double bust() {
        return bust;
    }

    /// The worth of a position to its mover: the better of stopping and rolling on.
    ///
    /// @param markers where at least one marker stands, packed
    /// @throws IllegalArgumentException for markers that can't stand there
    public double worth(long markers) {
        PositionCheck.require(board(), markers);
        return worthOf(markers);
    }

    /// The worth of stopping; negative infinity if it isn't allowed.
    ///
    /// @param markers where at least one marker stands, packed
    public double stop(long markers) {
        PositionCheck.require(board(), markers);
        return stops[cell(markers)];
    }

    /// The worth of rolling on.
    ///
    /// @param markers where the markers stand, packed; none before the first roll
    public double roll(long markers) {
        PositionCheck.require(board(), markers);
        if (Long.bitCount(Packed.standing(markers)) < Board.MARKERS) {
            return few.roll(markers);
        }
        int a = Packed.lowest(markers);
        int c = Packed.highest(markers);
        int b = Packed.lowest(markers & ~Packed.spread(Packed.mask(a)));
        int begin = box(a, b, c);
        return rollOf(a, b, c, begin, lanes.station(a, markers), lanes.station(b, markers), lanes.station(c, markers));
    }

    Lanes lanes() {
        return lanes;
    }

    double worthOf(long markers) {
        int cell = cell(markers);
        if (Double.isNaN(worths[cell])) {
            // Before the store names its array: rolling may fill boxes, and so move the arrays.
            double rolled = stops[cell] >= 1 ? 0 : few.roll(markers);
            worths[cell] = Math.max(stops[cell], rolled);
        }
        return worths[cell];
    }

    double worthAt(int cell) {
        return worths[cell];
    }

    /// The cell of a position; its box is filled if it wasn't.
    private int cell(long markers) {
        int a = Packed.lowest(markers);
        long others = markers & ~Packed.spread(Packed.mask(a));
        if (others == 0) {
            return box(a, Lanes.NONE, Lanes.NONE) + lanes.station(a, markers);
        }
        int b = Packed.lowest(others);
        int c = Packed.highest(others);
        int first = lanes.station(a, markers) * lanes.count(b) + lanes.station(b, markers);
        return b == c
                ? box(a, b, Lanes.NONE) + first
                : box(a, b, c) + first * lanes.count(c) + lanes.station(c, markers);
    }

    /// Where the box of these columns begins; it is filled if it wasn't.
    int box(int a, int b, int c) {
        int key = a | b << 4 | c << 8;
        int begin = begins[key];
        return begin >= 0 ? begin : fill(a, b, c, key);
    }

    private int fill(int a, int b, int c, int key) {
        int begin = used;
        int cells = lanes.count(a) * lanes.count(b) * lanes.count(c);
        makeRoom(begin + cells);
        used += cells;
        begins[key] = begin;
        value.fill(a, b, c, stops, begin);
        allow(a, b, c, begin);
        if (c == Lanes.NONE) {
            Arrays.fill(worths, begin, used, UNKNOWN);
        } else {
            solve(a, b, c, begin);
        }
        return begin;
    }

    /// Overwrites the value where a stop wins or isn't allowed.
    private void allow(int a, int b, int c, int begin) {
        int tops = a == Lanes.NONE ? 0 : b == Lanes.NONE ? 1 : c == Lanes.NONE ? 2 : 3;
        boolean forces = board().variant() == Variant.FORCED_MOVE;
        if (tops < topsToWin && !forces) {
            return;
        }
        int cell = begin;
        for (int i = 0; i < lanes.count(a); i++) {
            for (int j = 0; j < lanes.count(b); j++) {
                for (int k = 0; k < lanes.count(c); k++) {
                    int onTop = onTop(a, i) + onTop(b, j) + onTop(c, k);
                    if (lanes.isForcing(a, i) || lanes.isForcing(b, j) || lanes.isForcing(c, k)) {
                        stops[cell] = Double.NEGATIVE_INFINITY;
                    } else if (onTop >= topsToWin) {
                        stops[cell] = 1;
                    }
                    cell++;
                }
            }
        }
    }

    private int onTop(int lane, int station) {
        return lane != Lanes.NONE && station == lanes.count(lane) - 1 ? 1 : 0;
    }

    /// Three markers: from the top down, a line of the third lane at a time.
    private void solve(int a, int b, int c, int begin) {
        int lastC = lanes.count(c) - 1;
        for (int i = lanes.count(a) - 1; i >= 0; i--) {
            for (int j = lanes.count(b) - 1; j >= 0; j--) {
                steps(a, b, c, i, j);
                TripleMoves moves = TripleMoves.of(a, b, c, belowAb | BELOW_C);
                int line = begin + (i * lanes.count(b) + j) * (lastC + 1);
                for (int k = lastC; k >= 0; k--) {
                    int cell = line + k;
                    // A lane that is at its end leads to the cell itself, and no roll goes there.
                    worths[cell] = 0;
                    double worth = stops[cell];
                    if (worth < 1) {
                        double roll = k < lastC
                                ? rollOf(moves, cell, 1, k + 1 < lastC ? 2 : 1)
                                : rollOf(TripleMoves.of(a, b, c, belowAb), cell, 0, 0);
                        worth = Math.max(worth, roll);
                    }
                    worths[cell] = worth;
                }
            }
        }
    }

    private double rollOf(int a, int b, int c, int begin, int i, int j, int k) {
        steps(a, b, c, i, j);
        int lastC = lanes.count(c) - 1;
        int cell = begin + (i * lanes.count(b) + j) * (lastC + 1) + k;
        TripleMoves moves = TripleMoves.of(a, b, c, k < lastC ? belowAb | BELOW_C : belowAb);
        return rollOf(moves, cell, k < lastC ? 1 : 0, k + 1 < lastC ? 2 : k < lastC ? 1 : 0);
    }

    /// Where one step and two steps lead from stations of the first two lanes; a second step over the top leads where
    /// the first one does.
    private void steps(int a, int b, int c, int i, int j) {
        int lastA = lanes.count(a) - 1;
        int lastB = lanes.count(b) - 1;
        int width = lanes.count(c);
        int plane = lanes.count(b) * width;
        belowAb = (i < lastA ? 1 : 0) | (j < lastB ? 2 : 0);
        stepA = i < lastA ? plane : 0;
        stepAa = i + 1 < lastA ? 2 * plane : stepA;
        stepB = j < lastB ? width : 0;
        stepBb = j + 1 < lastB ? 2 * width : stepB;
    }

    private double rollOf(TripleMoves moves, int cell, int stepC, int stepCc) {
        double[] all = worths;
        double[] to = after;
        to[0] = all[cell + stepA];
        to[1] = all[cell + stepB];
        to[2] = all[cell + stepC];
        to[3] = all[cell + stepAa];
        to[4] = all[cell + stepBb];
        to[5] = all[cell + stepCc];
        to[6] = all[cell + stepA + stepB];
        to[7] = all[cell + stepA + stepC];
        to[8] = all[cell + stepB + stepC];
        return moves.mean(to, bust);
    }

    private void makeRoom(int cells) {
        if (cells > stops.length) {
            int room = Math.max(cells, 2 * stops.length);
            stops = Arrays.copyOf(stops, room);
            worths = Arrays.copyOf(worths, room);
        }
    }
}
