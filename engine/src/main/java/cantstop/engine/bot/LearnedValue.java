package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Variant;
import java.util.Arrays;

/// The value that a [Net] has learned.
public final class LearnedValue implements Value {
    /// The fewest columns that win.
    private static final int SHORT = 3;

    /// How sure a reported chance is with two players over four columns, where one number for four and five is too
    /// sure.
    private static final double LEFT_OVER_FOUR = 0.92;

    private final Net net;

    public LearnedValue(Net net) {
        this.net = net;
    }

    @Override
    public Stops stops(Lanes lanes) {
        return new NetStops(net, lanes);
    }

    @Override
    public double chance(Board board, int moves) {
        return net.chance(board, moves);
    }

    @Override
    public double told(Board board, double chance) {
        if (board.players() > 2 || board.target() > SHORT) {
            double left = board.players() == 2 && board.target() == SHORT + 1 ? LEFT_OVER_FOUR : 1;
            return Value.calmed(chance, board.players(), net.sureness() * left);
        }
        double calmed = Value.calmed(chance, board.players(), net.sureness() * left(board.variant()));
        return Value.moved(calmed, tooLow(board, calmed));
    }

    /// How sure a reported chance is where a net played by the standard rules alone in its training, as that for two
    /// players and three columns did. Tuned, as the other numbers here, by counting how often reported chances come
    /// true.
    private static double left(Variant variant) {
        return switch (variant) {
            case STANDARD -> 1.03;
            case JUMPING -> 0.94;
            case FORCED_MOVE -> 1;
        };
    }

    /// How much too low a chance is under other rules than those of the training, for either player, and the more so
    /// the further it is from even. The shift is flatter than the chance is steep, so that more stays more.
    private static double tooLow(Board board, double chance) {
        double strict = board.placing() == Placing.STRICT ? 1 : 0;
        double forced = board.variant() == Variant.FORCED_MOVE ? 1 : 0;
        double jumping = board.variant() == Variant.JUMPING ? 1 : 0;
        double far = (2 * chance - 1) * (2 * chance - 1);
        return 0.06 * strict + 0.09 * forced + (0.5 * strict + 0.35 * forced + 0.3 * jumping) * far;
    }

    /// Values the stops of a box. A hidden unit is a sum over three lanes. For four units at a time the last two
    /// lanes' part is added up once; the first lane's is added in a plain loop over arrays with one index, which
    /// the JVM compiles to vector instructions.
    private static final class NetStops implements Stops {
        private static final int WIDTH = Net.WIDTH;
        private static final int STATIONS = 16;
        private static final int PLANE = STATIONS * STATIONS;

        private final Net net;
        private final Lanes lanes;

        /// What a marker on a station adds to the sum directly: by lane, station.
        private final float[] leads = new float[STATIONS * STATIONS];

        private float lead;

        /// Half the weight of each hidden unit: w max(0, x) = w/2 x + w/2 |x|; the first part goes into [#lead].
        private final float[] halves = new float[WIDTH];

        /// The hidden layer without markers.
        private final float[] base = new float[WIDTH];

        /// What a marker on a station changes in the hidden layer: by lane, unit, station.
        private final float[] change = new float[STATIONS * WIDTH * STATIONS];

        /// The last two lanes' part of each of four units.
        private final float[][] planes = new float[4][PLANE];

        /// The sum of the units, by station of the first lane.
        private final float[][] sums = new float[STATIONS][PLANE];

        private final int[] active = new int[Net.MOST_ACTIVE];

        private NetStops(Net net, Lanes lanes) {
            this.net = net;
            this.lanes = lanes;
            for (int unit = 0; unit < WIDTH; unit++) {
                halves[unit] = net.last()[unit] / 2;
            }
        }

        @Override
        public void begin() {
            Board board = lanes.board();
            if (board.players() != net.players()) {
                throw new IllegalArgumentException("a net for " + net.players() + " players");
            }
            Arrays.fill(base, 0);
            int count = Net.active(board, 1, active);
            for (int place = 0; place < count; place++) {
                for (int unit = 0; unit < WIDTH; unit++) {
                    base[unit] += net.first()[active[place] * WIDTH + unit];
                }
            }
            lead = net.leadShare() * (float) Net.lead(board) + net.last()[WIDTH];
            for (int unit = 0; unit < WIDTH; unit++) {
                lead += halves[unit] * base[unit];
            }
            for (int column = Column.LOWEST; column <= Column.HIGHEST; column++) {
                for (int station = 0; station < lanes.count(column); station++) {
                    change(board, column, station);
                    float half = 0;
                    for (int unit = 0; unit < WIDTH; unit++) {
                        half += halves[unit] * change[(column * WIDTH + unit) * STATIONS + station];
                    }
                    float gain = net.leadShare() * (float) HandMadeValue.gain(lanes, column, station);
                    leads[column * STATIONS + station] = gain + half;
                }
            }
        }

        private void change(Board board, int column, int station) {
            int space = lanes.space(column, station);
            add(column, station, Net.square(0, column, space), 1, true);
            int own = Packed.space(board.own(), column);
            if (own > 0) {
                add(column, station, Net.square(0, column, own), -1, false);
            }
            if (space == Packed.space(Packed.TOPS, column)) {
                for (int player = 1; player < net.players(); player++) {
                    int other = Packed.space(Net.squares(board, player), column);
                    if (other > 0) {
                        add(column, station, Net.square(player, column, other), -1, false);
                    }
                }
            }
        }

        private void add(int column, int station, int input, float times, boolean fresh) {
            int at = column * WIDTH * STATIONS + station;
            for (int unit = 0; unit < WIDTH; unit++) {
                float part = times * net.first()[input * WIDTH + unit];
                change[at + unit * STATIONS] = fresh ? part : change[at + unit * STATIONS] + part;
            }
        }

        @Override
        public double bust() {
            return net.chance(lanes.board(), 1);
        }

        @Override
        public void fill(int a, int b, int c, double[] into, int at) {
            int wide = lanes.count(b) * lanes.count(c);
            for (int i = 0; i < lanes.count(a); i++) {
                plane(leads, b * STATIONS, c * STATIONS, lead + leads[a * STATIONS + i], b, c, sums[i]);
            }
            for (int unit = 0; unit < WIDTH; unit += 4) {
                for (int place = 0; place < 4; place++) {
                    int atB = (b * WIDTH + unit + place) * STATIONS;
                    int atC = (c * WIDTH + unit + place) * STATIONS;
                    plane(change, atB, atC, base[unit + place], b, c, planes[place]);
                }
                for (int i = 0; i < lanes.count(a); i++) {
                    addFour(unit, (a * WIDTH + unit) * STATIONS + i, sums[i], wide);
                }
            }
            int to = at;
            for (int i = 0; i < lanes.count(a); i++) {
                for (int cell = 0; cell < wide; cell++) {
                    into[to++] = Net.logistic(sums[i][cell]);
                }
            }
        }

        /// A number, what lane b adds to it, and what lane c adds to that.
        private void plane(float[] from, int atB, int atC, float number, int b, int c, float[] into) {
            int width = lanes.count(c);
            int to = 0;
            for (int j = 0; j < lanes.count(b); j++) {
                float one = number + from[atB + j];
                for (int k = 0; k < width; k++) {
                    into[to++] = one + from[atC + k];
                }
            }
        }

        /// Adds four units, with the first lane's part.
        private void addFour(int unit, int atA, float[] into, int wide) {
            float w0 = halves[unit];
            float w1 = halves[unit + 1];
            float w2 = halves[unit + 2];
            float w3 = halves[unit + 3];
            float a0 = change[atA];
            float a1 = change[atA + STATIONS];
            float a2 = change[atA + 2 * STATIONS];
            float a3 = change[atA + 3 * STATIONS];
            float[] p0 = planes[0];
            float[] p1 = planes[1];
            float[] p2 = planes[2];
            float[] p3 = planes[3];
            for (int cell = 0; cell < wide; cell++) {
                float one = Math.fma(w0, Math.abs(p0[cell] + a0), into[cell]);
                float two = Math.fma(w1, Math.abs(p1[cell] + a1), one);
                float three = Math.fma(w2, Math.abs(p2[cell] + a2), two);
                into[cell] = Math.fma(w3, Math.abs(p3[cell] + a3), three);
            }
        }
    }
}
