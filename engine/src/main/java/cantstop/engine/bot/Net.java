package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Variant;

/// A small neural network for a player's chance to win when the next turn is about to begin: one input for each
/// space and player, and some for the rules; one hidden layer of rectified units; one output. Its output is
/// added to a share of [HandMadeValue]'s lead, and the logistic function makes a chance of the sum.
///
/// Most inputs are off. The hidden layer is a sum of one row for each input that is on, so the thousands of
/// stops of one turn, which differ in at most three columns, are cheap to value.
///
/// Immutable by agreement: its arrays are not copied, because they are read a million times a second. Callers
/// must not change them.
public final class Net {
    /// Units of the hidden layer; a multiple of four.
    public static final int WIDTH = 128;

    /// The most inputs that can be on at once.
    public static final int MOST_ACTIVE = 4 * 11 + 4;

    /// All spaces of all columns.
    private static final int SPACES = 83;

    private static final int VARIANTS = 3;
    private static final int PLACINGS = 2;
    private static final int TARGETS = 3;
    private static final int[] COLUMN_BEGINS = columnBegins();

    private final int players;
    private final float leadShare;
    private final float sureness;
    private final float[] first;
    private final float[] last;
    private final String origin;

    /// @param players for how many
    /// @param leadShare how much of the hand-made lead counts
    /// @param sureness how much of its confidence comes true, see [Value#told]
    /// @param first a row of the hidden layer for each input, [#inputs] times [#WIDTH]
    /// @param last the weights of the hidden units, then the constant
    /// @param origin how it was made, in a line for people
    public Net(int players, float leadShare, float sureness, float[] first, float[] last, String origin) {
        this.players = players;
        this.leadShare = leadShare;
        this.sureness = sureness;
        this.first = first;
        this.last = last;
        this.origin = origin;
    }

    /// A net with the same preferences and higher confidence: the input of the logistic function is multiplied.
    public Net steeper(float factor) {
        float[] steeper = last.clone();
        for (int place = 0; place < steeper.length; place++) {
            steeper[place] *= factor;
        }
        return new Net(players, leadShare * factor, sureness, first, steeper, origin);
    }

    /// A copy with another confidence.
    ///
    /// @param sure what is left of its confidence when a chance is reported
    /// @param how the line about its origin that replaces this net's
    public Net calmed(float sure, String how) {
        return new Net(players, leadShare, sure, first, last, how);
    }

    public int players() {
        return players;
    }

    public float leadShare() {
        return leadShare;
    }

    public float sureness() {
        return sureness;
    }

    public String origin() {
        return origin;
    }

    public float[] first() {
        return first;
    }

    public float[] last() {
        return last;
    }

    /// How many inputs there are for so many players.
    public static int inputs(int players) {
        return players * SPACES + VARIANTS + PLACINGS + TARGETS + players - 1;
    }

    /// The input of a player's square.
    ///
    /// @param player 0 for the player whose chance it is, 1 for the next one, ...
    /// @param space 1 to the column's height
    static int square(int player, int column, int space) {
        return player * SPACES + COLUMN_BEGINS[column] + space - 1;
    }

    /// Collects the inputs that are on in a net for the board's players.
    ///
    /// @param board as the player sees it whose chance it is
    /// @param moves how many seats after that player the next turn is, 1 to one less than the players
    /// @param into gets the inputs
    /// @return how many are on
    public static int active(Board board, int moves, int[] into) {
        int players = board.players();
        int count = 0;
        for (int player = 0; player < players; player++) {
            long squares = squares(board, player);
            for (long rest = Packed.standing(squares); rest != 0; rest &= rest - 1) {
                int column = Packed.lowest(rest);
                into[count++] = square(player, column, Packed.space(squares, column));
            }
        }
        int rules = players * SPACES;
        into[count++] = rules + number(board.variant());
        into[count++] = rules + VARIANTS + (board.placing() == Placing.FREE ? 0 : 1);
        into[count++] = rules + VARIANTS + PLACINGS + board.target() - 3;
        into[count++] = rules + VARIANTS + PLACINGS + TARGETS + moves - 1;
        return count;
    }

    private static int number(Variant variant) {
        return switch (variant) {
            case STANDARD -> 0;
            case JUMPING -> 1;
            case FORCED_MOVE -> 2;
        };
    }

    /// The squares of the player this many seats after the board's own.
    static long squares(Board board, int player) {
        return switch (player) {
            case 0 -> board.own();
            case 1 -> board.next();
            case 2 -> board.third();
            default -> board.fourth();
        };
    }

    /// The chance to win, 0 to 1.
    ///
    /// @param board as the player sees it whose chance it is
    /// @param moves how many seats after that player the next turn is
    public double chance(Board board, int moves) {
        return logistic(sum(board, moves));
    }

    /// What the logistic function makes a chance of.
    double sum(Board board, int moves) {
        int[] active = new int[MOST_ACTIVE];
        int count = active(board, moves, active);
        float[] hidden = new float[WIDTH];
        for (int place = 0; place < count; place++) {
            for (int unit = 0; unit < WIDTH; unit++) {
                hidden[unit] += first[active[place] * WIDTH + unit];
            }
        }
        return leadShare * lead(board) + sum(hidden);
    }

    private float sum(float[] hidden) {
        float sum = last[WIDTH];
        for (int unit = 0; unit < WIDTH; unit++) {
            sum += last[unit] * Math.max(0, hidden[unit]);
        }
        return sum;
    }

    /// The hand-made lead, to a share of which the net adds its number.
    public static double lead(Board board) {
        return HandMadeValue.lead(board);
    }

    static double logistic(double sum) {
        return 1 / (1 + Math.exp(-sum));
    }

    private static int[] columnBegins() {
        int[] begins = new int[Column.HIGHEST + 1];
        for (int column = Column.LOWEST; column < Column.HIGHEST; column++) {
            begins[column + 1] = begins[column] + Column.of(column).height();
        }
        return begins;
    }
}
