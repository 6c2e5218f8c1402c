package cantstop.engine;

/// The number of a host's period of leading a table (a term in consensus protocols): each host that takes over begins
/// the next epoch. Two logs of one epoch are the same only where the same host wrote both.
///
/// @param number 0 before a table is opened, then counted from 1
public record Epoch(int number) implements Comparable<Epoch> {
    /// The epoch of a table that is not open yet, or whose epoch is unknown.
    public static final Epoch NONE = new Epoch(0);

    /// The epoch in which a table is opened.
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

    /// Whether it is the next one after that.
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
