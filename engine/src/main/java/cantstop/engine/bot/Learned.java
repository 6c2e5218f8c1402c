package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import java.util.Arrays;

/// The value that a [Net] has learned from games against itself.
public final class Learned implements Value {
    private final Net net;

    /// The value of this net, for as many players as it is made for.
    public Learned(Net net) {
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

    /// Values the cells of a box in tiles: first the sums of the first layer, of which only the last lane's part
    /// changes from cell to cell; then row by row the second layer, for all cells of the tile at once.
    private static final class NetStops implements Stops {
        private static final int TILE = 256;
        private static final int WIDTH = Net.WIDTH;
        private static final int DEPTH = Net.DEPTH;
        private static final int STATIONS = 16;

        private final Net net;
        private final Lanes lanes;

        /// The hand-made lead, and what a marker on a station adds to it: by lane, station.
        private final double[] leads = new double[STATIONS * STATIONS];

        private double lead;

        /// The first layer where no marker stands.
        private final float[] base = new float[WIDTH];

        /// What a marker on a station changes in the first layer: by lane, unit, station.
        private final float[] change = new float[STATIONS * WIDTH * STATIONS];

        private final float[][] hidden = new float[WIDTH][TILE];
        private final float[] row = new float[TILE];
        private final float[] otherRow = new float[TILE];
        private final float[] sums = new float[TILE];
        private final int[] active = new int[Net.MOST_ACTIVE];

        private NetStops(Net net, Lanes lanes) {
            this.net = net;
            this.lanes = lanes;
        }

        @Override
        public void begin() {
            Board board = lanes.board();
            if (board.players() != net.players()) {
                throw new IllegalArgumentException("a net for " + net.players() + " players");
            }
            Arrays.fill(base, 0);
            int count = net.active(board, 1, active);
            for (int place = 0; place < count; place++) {
                for (int unit = 0; unit < WIDTH; unit++) {
                    base[unit] += net.first()[active[place] * WIDTH + unit];
                }
            }
            lead = Net.lead(board);
            for (int column = Column.LOWEST; column <= Column.HIGHEST; column++) {
                for (int station = 0; station < lanes.count(column); station++) {
                    leads[column * STATIONS + station] = HandMade.gain(lanes, column, station);
                    change(board, column, station);
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
            int width = lanes.count(c);
            int lines = lanes.count(a) * lanes.count(b);
            int perTile = Math.max(1, TILE / width);
            int next = at;
            for (int line = 0; line < lines; line += perTile) {
                int some = Math.min(perTile, lines - line);
                leads(a, b, c, line, some);
                first(a, b, c, line, some);
                next = second(some * width, into, next);
            }
        }

        /// The sums of some lines of the box, as far as they are made by hand.
        private void leads(int a, int b, int c, int line, int some) {
            int deep = lanes.count(b);
            int to = 0;
            for (int done = line; done < line + some; done++) {
                double two = lead
                        + net.last()[DEPTH]
                        + leads[a * STATIONS + done / deep]
                        + leads[b * STATIONS + done % deep];
                for (int k = 0; k < lanes.count(c); k++) {
                    sums[to++] = (float) (two + leads[c * STATIONS + k]);
                }
            }
        }

        /// The first layer of some lines of the box.
        private void first(int a, int b, int c, int line, int some) {
            int width = lanes.count(c);
            int deep = lanes.count(b);
            for (int unit = 0; unit < WIDTH; unit++) {
                int atA = (a * WIDTH + unit) * STATIONS;
                int atB = (b * WIDTH + unit) * STATIONS;
                int atC = (c * WIDTH + unit) * STATIONS;
                float[] into = hidden[unit];
                int to = 0;
                int i = line / deep;
                int j = line % deep;
                for (int done = 0; done < some; done++) {
                    float two = base[unit] + change[atA + i] + change[atB + j];
                    for (int k = 0; k < width; k++) {
                        into[to++] = Math.max(0f, two + change[atC + k]);
                    }
                    if (++j == deep) {
                        j = 0;
                        i++;
                    }
                }
            }
        }

        private int second(int cells, double[] into, int at) {
            for (int unit = 0; unit < DEPTH; unit += 2) {
                Arrays.fill(row, 0, cells, net.second()[DEPTH * WIDTH + unit]);
                Arrays.fill(otherRow, 0, cells, net.second()[DEPTH * WIDTH + unit + 1]);
                for (int place = 0; place < WIDTH; place += 4) {
                    fourIntoTwo(net.second(), unit * WIDTH + place, place, cells);
                }
                rectify(net.last()[unit], net.last()[unit + 1], cells);
            }
            for (int cell = 0; cell < cells; cell++) {
                into[at + cell] = Net.logistic(sums[cell]);
            }
            return at + cells;
        }

        /// Four units of the first layer into two of the second: a long plain loop over arrays of their own,
        /// all at the same index, which the JVM turns into vector instructions. Two rows at once read half as
        /// often.
        private void fourIntoTwo(float[] weights, int from, int place, int cells) {
            float w0 = weights[from];
            float w1 = weights[from + 1];
            float w2 = weights[from + 2];
            float w3 = weights[from + 3];
            float v0 = weights[from + WIDTH];
            float v1 = weights[from + WIDTH + 1];
            float v2 = weights[from + WIDTH + 2];
            float v3 = weights[from + WIDTH + 3];
            float[] h0 = hidden[place];
            float[] h1 = hidden[place + 1];
            float[] h2 = hidden[place + 2];
            float[] h3 = hidden[place + 3];
            float[] r = row;
            float[] o = otherRow;
            for (int cell = 0; cell < cells; cell++) {
                float a = h0[cell];
                float b = h1[cell];
                float c = h2[cell];
                float d = h3[cell];
                r[cell] = Math.fma(w3, d, Math.fma(w2, c, Math.fma(w1, b, Math.fma(w0, a, r[cell]))));
                o[cell] = Math.fma(v3, d, Math.fma(v2, c, Math.fma(v1, b, Math.fma(v0, a, o[cell]))));
            }
        }

        private void rectify(float weight, float otherWeight, int cells) {
            for (int cell = 0; cell < cells; cell++) {
                float one = Math.fma(weight, Math.max(0f, row[cell]), sums[cell]);
                sums[cell] = Math.fma(otherWeight, Math.max(0f, otherRow[cell]), one);
            }
        }
    }
}
