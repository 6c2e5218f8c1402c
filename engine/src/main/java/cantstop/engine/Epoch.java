package cantstop.engine;

/// Which of the hosts that led a table one after the other tells of an event: each that goes on with it begins the
/// next epoch. Two logs of one epoch are the same only where the same host told both.
///
/// @param number 0 before a table is opened, then counted from 1
public record Epoch(int number) implements Comparable<Epoch> {
    /// Of a table that is not open yet, or of which the epoch is not known.
    public static final Epoch NONE = new Epoch(0);

    /// That in which a table is opened.
    public static final Epoch FIRST = new Epoch(1);

    public Epoch {
        if (number < 0) {
            throw new IllegalArgumentException("no epoch " + number);
        }
    }

    public Epoch next() {
        return new Epoch(number + 1);
    }

    public boolean isAfter(Epoch other) {
        return number > other.number;
    }

    public Epoch laterOf(Epoch other) {
        return isAfter(other) ? this : other;
    }

    /// Whether it is the one right after that.
    public boolean follows(Epoch before) {
        return number - 1 == before.number;
    }

    @Override
    public int compareTo(Epoch other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
