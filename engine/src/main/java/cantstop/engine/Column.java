package cantstop.engine;

import java.util.List;

/// One of the eleven columns, named by the sum that climbs it. The board is symmetric around seven: two and twelve are
/// three spaces high, seven is thirteen. Space 1 is the bottom one; space [#height()] is the numbered one on top.
public enum Column {
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    TEN,
    ELEVEN,
    TWELVE;

    /// The smallest and the largest sum of two dice.
    public static final int LOWEST = 2;

    public static final int HIGHEST = 12;

    private static final List<Column> ALL = List.of(values());

    /// All columns from two to twelve; unlike `values()` it copies nothing.
    public static List<Column> all() {
        return ALL;
    }

    /// @param number 2 to 12
    /// @throws IllegalArgumentException for any other number
    public static Column of(int number) {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException("no column " + number);
        }
        return ALL.get(number - LOWEST);
    }

    /// 2 to 12.
    public int number() {
        return ordinal() + LOWEST;
    }

    /// 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3 for columns 2 to 12.
    public int height() {
        return 13 - 2 * Math.abs(number() - 7);
    }

    @Override
    public String toString() {
        return Integer.toString(number());
    }
}
