package cantstop.engine;

import java.util.List;

/// A place at the table. Play goes round in the order of the numbers.
///
/// @param number 0 to 3
public record Seat(int number) implements Comparable<Seat> {
    /// Four colours of squares came in the box, so four seats stand at a table.
    public static final int COUNT = 4;

    private static final List<Seat> ALL = List.of(new Seat(0), new Seat(1), new Seat(2), new Seat(3));

    public Seat {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("no seat " + number);
        }
    }

    /// The four seats in the order of play.
    public static List<Seat> all() {
        return ALL;
    }

    /// The seat with this number, 0 to 3.
    public static Seat of(int number) {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("no seat " + number);
        }
        return ALL.get(number);
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "seat " + number;
    }
}
