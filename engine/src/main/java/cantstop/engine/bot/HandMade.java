package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;

/// A value without a data file: what the player's own squares amount to, whatever the others have. A column
/// counts the more the nearer it is to its top, and half a column more once it is won. Nothing is worth more than
/// to have won.
public final class HandMade implements Value {
    /// How fast a column grows dear on the way up.
    private static final double BEND = 1.4;

    /// What a column that is won counts beyond its spaces.
    private static final double WON = 0.5;

    /// How much more a game that is won counts than its columns.
    private static final double CROWN = 1;

    private static final int SPACES = 16;
    private static final double[] WORTHS = worths();

    @Override
    public Stops stops(Lanes lanes) {
        return new OwnSquares(lanes);
    }

    @Override
    public double chance(Board board, int moves) {
        double worth = 0;
        for (Column column : Column.all()) {
            worth += WORTHS[column.number() * SPACES + Packed.space(board.own(), column.number())];
        }
        return Math.min(1, worth * scale(board));
    }

    /// The game that is won is 1.
    private static double scale(Board board) {
        return 1 / ((1 + WON) * board.target() + CROWN);
    }

    private static final class OwnSquares implements Stops {
        private final Lanes lanes;
        private final double[] gains = new double[SPACES * SPACES];
        private double bust;

        private OwnSquares(Lanes lanes) {
            this.lanes = lanes;
        }

        @Override
        public void begin() {
            Board board = lanes.board();
            double scale = scale(board);
            bust = 0;
            for (int column = Column.LOWEST; column <= Column.HIGHEST; column++) {
                double now = WORTHS[column * SPACES + Packed.space(board.own(), column)];
                bust += scale * now;
                for (int station = 0; station < lanes.count(column); station++) {
                    double then = WORTHS[column * SPACES + lanes.space(column, station)];
                    gains[column * SPACES + station] = scale * (then - now);
                }
            }
        }

        @Override
        public double bust() {
            return Math.min(1, bust);
        }

        @Override
        public void fill(int a, int b, int c, double[] into, int at) {
            int next = at;
            for (int i = 0; i < lanes.count(a); i++) {
                for (int j = 0; j < lanes.count(b); j++) {
                    double two = bust + gains[a * SPACES + i] + gains[b * SPACES + j];
                    for (int k = 0; k < lanes.count(c); k++) {
                        into[next++] = Math.min(1, two + gains[c * SPACES + k]);
                    }
                }
            }
        }
    }

    private static double[] worths() {
        double[] worths = new double[SPACES * SPACES];
        for (Column column : Column.all()) {
            int height = column.height();
            for (int space = 1; space <= height; space++) {
                worths[column.number() * SPACES + space] =
                        Math.pow((double) space / height, BEND) + (space == height ? WON : 0);
            }
        }
        return worths;
    }
}
