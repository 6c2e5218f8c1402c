package cantstop.client.kit.dice;

import cantstop.engine.Option;
import javafx.geometry.Point2D;

/// Where dice lie in a bay, and where they stand in pairs: middles, in the pixels of the bay. A small bay makes them
/// smaller.
///
/// @param side of a die
/// @param count how many dice there are
record DiceRow(double x, double y, double width, double height, double side, int count) {
    /// The height of a bay in sides of a die, so that a die that hops stays in it.
    static final double HIGH = 1.36;

    /// The share of a bay's height for dice that lie.
    private static final double LYING = 0.8;

    /// From die to die, in sides; less where the width is short, but not so little that they touch.
    private static final double STEP = 1.39;

    private static final double LEAST_STEP = 1.22;

    /// From die to die in a pair, in sides: at least so much, as they lie a little askew.
    private static final double PAIR_STEP = 1.08;

    /// Places in one half of a bay: two dice and their sum.
    private static final double FIRST = 0.21;

    private static final double SECOND = 0.56;
    private static final double SUM = 0.86;

    /// Two dice and their sum, in sides.
    private static final double PAIR = 2.9;

    /// How large a die can be.
    ///
    /// @param wish what the style sheet would like
    /// @param whole the height with what is kept free for dice that hop; those that lie may use of it
    static double side(double wish, int count, double width, double height, double whole) {
        double room = Math.max(height, whole * LYING);
        return Math.min(wish, Math.min(width / (count * LEAST_STEP + 0.2), room / 1.5));
    }

    /// How large one of two dice can be with their sum beside them.
    static double inPairs(double side, double width) {
        return Math.min(side, width / 2 / PAIR);
    }

    static double width(double side, int count) {
        return side * (count * STEP + 0.2);
    }

    Point2D lying(int die) {
        double step = Math.min(STEP * side, (width - 0.2 * side) / count);
        return new Point2D(x + width / 2 + (die - (count - 1) / 2.0) * step, middle());
    }

    Point2D paired(int place) {
        double half = width / 2;
        int bay = place / 2;
        double first = half * (bay + FIRST);
        double second = Math.max(half * (bay + SECOND), first + PAIR_STEP * side);
        return new Point2D(x + (place % 2 == 0 ? first : second), middle());
    }

    Point2D sum(int half) {
        return new Point2D(x + width / 2 * (half + SUM), middle());
    }

    /// The thickness of a die falls down the screen, and its shadow further.
    private double middle() {
        return y + height / 2 - side * 0.03;
    }

    /// For each die, which of the four places it takes in the pairs of an option: those with the first die stand left.
    static int[] inPairs(Option option, int dice) {
        int[] order = new int[dice];
        int first = 0;
        int other = 2;
        for (int i = 0; i < order.length; i++) {
            order[i] = option.pairing().isWithFirst(i) ? first++ : other++;
        }
        return order;
    }
}
