package cantstop.engine;

import java.util.List;

/// One of the eleven columns, named by the sum that advances in it. Space 1 is the bottom one; space [#height()] is
/// the numbered one on top.
public enum Column {
    TWO(2),
    THREE(3),
    FOUR(4),
    FIVE(5),
    SIX(6),
    SEVEN(7),
    EIGHT(8),
    NINE(9),
    TEN(10),
    ELEVEN(11),
    TWELVE(12);

    /// The smallest and the largest sum of two dice.
    public static final int LOWEST = 2;

    public static final int HIGHEST = 12;

    private static final List<Column> ALL = List.of(values());

    private final int number;

    Column(int number) {
        this.number = number;
    }

    /// All columns from two to twelve; unlike `values()` it copies nothing.
    public static List<Column> all() {
        return ALL;
    }

    /// The column with this number, 2 to 12.
    ///
    /// @throws IllegalArgumentException for any other number
    public static Column of(int number) {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException("no column " + number);
        }
        return ALL.get(number - LOWEST);
    }

    /// 2 to 12.
    public int number() {
        return number;
    }

    /// 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3 for columns 2 to 12.
    public int height() {
        return 13 - 2 * Math.abs(number - 7);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
