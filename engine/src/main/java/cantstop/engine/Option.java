package cantstop.engine;

import java.util.ArrayList;
import java.util.List;

/// What a player may choose after a roll: the columns to advance, one step for each time they are named. Two pairings
/// that advance the same columns equally often are one option. An option is identified by its columns, on the wire
/// too, and never by its place in a list.
///
/// @param pairing the first pairing that makes it; if two options share it ("8 or 9?"), each leaves one sum out
/// @param columns one or two columns, the lower first; the same one twice is two steps
public record Option(Pairing pairing, List<Column> columns) {
    public Option {
        columns = List.copyOf(columns);
    }

    /// Reads packed options, as [Board#options] makes them, against the roll that they came from.
    public static List<Option> unpack(Roll roll, long packed) {
        List<Option> options = new ArrayList<>(Board.MOST_OPTIONS);
        for (long rest = packed; rest != 0; rest >>>= Board.OPTION_BITS) {
            int option = (int) rest & Board.OPTION_MASK;
            options.add(new Option(Pairing.of(roll, option >>> 8), columns(option)));
        }
        return List.copyOf(options);
    }

    private static List<Column> columns(int option) {
        Column low = Column.of(Board.low(option));
        int high = Board.high(option);
        return high == 0 ? List.of(low) : List.of(low, Column.of(high));
    }
}
