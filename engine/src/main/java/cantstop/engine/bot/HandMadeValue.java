package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.Variant;

/// A value by a formula, without a data file. A column counts the more the nearer its square is to the top, and
/// if three columns win, a won column counts half a column more. The lead over the others' mean, put through the
/// logistic function, is the chance. In the longest games with forced move a square above another player's
/// counts as an obstacle for them.
public final class HandMadeValue implements Value {
    /// How steeply a column's worth grows on the way up, if three columns win and if more do.
    private static final double BEND = 1.4;

    private static final double LONG_BEND = 1.2;

    /// What a won column counts beyond its spaces if three columns win.
    private static final double WON = 0.5;

    private static final int SHORT = 3;
    private static final int LONG = 4;
    private static final int LONGEST = 5;

    /// What a square above another player's counts in the longest games with forced move: that player can't stop there.
    private static final double IN_THE_WAY = 0.1;

    /// How much of a chance a lead of one column is. Tuned by playing, as the other constants here.
    private static final double STEEPNESS = 1.4;

    /// The steepness for four columns with forced move.
    private static final double FORCED_STEEPNESS = 0.95;

    /// What it costs that the next player is to move.
    private static final double NEXT_MOVES = 0.2;

    /// How much of its confidence comes true, with the usual steepness.
    private static final double SURENESS = 0.55;

    /// How much too high its chances are, by the number of others: the best of many stops is often one that was
    /// valued too high, for each player.
    private static final double[] TOO_GOOD = {0, 0.19, 0.42, 0.57};

    /// How much of the confidence comes true in the jumping game, where a lead is made up for sooner.
    private static final double LEFT_BY_JUMPING = 0.87;

    /// How much of the confidence comes true if obstacles were counted, too.
    private static final double LEFT_IN_THE_WAY = 0.75;

    private static final int SPACES = 16;
    private static final double[] WORTHS = worths(BEND, WON);
    private static final double[] LONG_WORTHS = worths(LONG_BEND, 0);

    @Override
    public Stops stops(Lanes lanes) {
        return new Leads(lanes);
    }

    @Override
    public double chance(Board board, int moves) {
        return Net.logistic(lead(board));
    }

    @Override
    public double told(Board board, double chance) {
        double usual = STEEPNESS / steepness(board);
        double calmed = Value.calmed(chance, board.players(), SURENESS * left(board) * usual);
        return Value.moved(calmed, -TOO_GOOD[board.players() - 1] / usual);
    }

    private static double left(Board board) {
        return switch (board.variant()) {
            case STANDARD -> 1;
            case JUMPING -> LEFT_BY_JUMPING;
            case FORCED_MOVE -> board.target() == LONGEST ? LEFT_IN_THE_WAY : 1;
        };
    }

    /// The lead of the board's own player, on the scale of the logistic function.
    static double lead(Board board) {
        double lead = -NEXT_MOVES - Math.log(board.players() - 1);
        for (int column = Column.LOWEST; column <= Column.HIGHEST; column++) {
            int own = Packed.space(board.own(), column);
            lead += steepness(board)
                    * (worth(board, column, own) + inTheWay(board, column, own) - others(board, column));
        }
        return lead;
    }

    /// The mean worth of the others' squares in a column.
    private static double others(Board board, int column) {
        double sum = worth(board, column, Packed.space(board.next(), column))
                + worth(board, column, Packed.space(board.third(), column))
                + worth(board, column, Packed.space(board.fourth(), column));
        return sum / (board.players() - 1);
    }

    /// What a stop with a marker on this station adds to the lead.
    static double gain(Lanes lanes, int column, int station) {
        Board board = lanes.board();
        int own = Packed.space(board.own(), column);
        int space = lanes.space(column, station);
        double more = worth(board, column, space) + inTheWay(board, column, space);
        double less = worth(board, column, own) + inTheWay(board, column, own);
        // Winning a column takes the others' squares off it.
        double taken = station == lanes.count(column) - 1 ? others(board, column) : 0;
        return steepness(board) * (more - less + taken);
    }

    private static double steepness(Board board) {
        return board.variant() == Variant.FORCED_MOVE && board.target() == LONG ? FORCED_STEEPNESS : STEEPNESS;
    }

    /// The share of the others whose square is below the own one in a column, less those above.
    private static double inTheWay(Board board, int column, int own) {
        int top = Packed.space(Packed.TOPS, column);
        if (board.variant() != Variant.FORCED_MOVE || board.target() != LONGEST || own == 0 || own == top) {
            return 0;
        }
        int above = 0;
        for (int player = 1; player < board.players(); player++) {
            int other = Packed.space(Net.squares(board, player), column);
            above += other == top ? 0 : Integer.signum(own - other);
        }
        return IN_THE_WAY * above / (board.players() - 1);
    }

    private static final class Leads implements Stops {
        private final Lanes lanes;
        private final double[] gains = new double[SPACES * SPACES];
        private double now;

        private Leads(Lanes lanes) {
            this.lanes = lanes;
        }

        @Override
        public void begin() {
            Board board = lanes.board();
            now = lead(board);
            for (int column = Column.LOWEST; column <= Column.HIGHEST; column++) {
                for (int station = 0; station < lanes.count(column); station++) {
                    gains[column * SPACES + station] = gain(lanes, column, station);
                }
            }
        }

        @Override
        public double bust() {
            return Net.logistic(now);
        }

        @Override
        public void fill(int a, int b, int c, double[] into, int at) {
            int next = at;
            for (int i = 0; i < lanes.count(a); i++) {
                for (int j = 0; j < lanes.count(b); j++) {
                    double two = now + gains[a * SPACES + i] + gains[b * SPACES + j];
                    for (int k = 0; k < lanes.count(c); k++) {
                        into[next++] = Net.logistic(two + gains[c * SPACES + k]);
                    }
                }
            }
        }
    }

    private static double worth(Board board, int column, int space) {
        return (board.target() == SHORT ? WORTHS : LONG_WORTHS)[column * SPACES + space];
    }

    private static double[] worths(double bend, double won) {
        double[] worths = new double[SPACES * SPACES];
        for (Column column : Column.all()) {
            int height = column.height();
            for (int space = 1; space <= height; space++) {
                worths[column.number() * SPACES + space] =
                        Math.pow((double) space / height, bend) + (space == height ? won : 0);
            }
        }
        return worths;
    }
}
