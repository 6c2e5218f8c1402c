package cantstop.protocol.wire;

import cantstop.engine.Column;
import cantstop.engine.Epoch;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.identity.Person;
import cantstop.protocol.RequestId;
import java.util.HashSet;
import java.util.List;

/// Seats, columns, dice and counts on their way in. What protobuf calls unsigned, Java reads as negative where it is
/// very large.
final class Numbers {
    /// An option advances one or two columns.
    static final int MOST_CHOSEN = 2;

    /// As many columns as there are markers can be won at once.
    static final int MOST_WON = 3;

    private Numbers() {}

    /// As a list of numbers, for the wire.
    static List<Integer> ofColumns(List<Column> columns) {
        return columns.stream().map(Column::number).toList();
    }

    /// As a list of numbers, for the wire.
    static List<Integer> ofSeats(List<Seat> seats) {
        return seats.stream().map(Seat::number).toList();
    }

    static List<Column> columns(List<Integer> numbers, int fewest, int most) {
        return few(numbers, fewest, most, "columns").stream().map(Column::of).toList();
    }

    static List<Seat> seats(List<Integer> numbers, int fewest, int most) {
        List<Seat> seats =
                few(numbers, fewest, most, "seats").stream().map(Seat::of).toList();
        if (new HashSet<>(seats).size() < seats.size()) {
            throw new IllegalArgumentException("a seat named twice");
        }
        return seats;
    }

    static Roll roll(List<Integer> dice) {
        return Roll.of(dice);
    }

    static <T> List<T> few(List<T> list, int fewest, int most, String what) {
        if (list.size() < fewest || list.size() > most) {
            throw new IllegalArgumentException(list.size() + " " + what + ", not " + fewest + " to " + most);
        }
        return list;
    }

    static int within(int number, int lowest, int highest, String what) {
        if (number < lowest || number > highest) {
            throw new IllegalArgumentException(what + " is not " + lowest + " to " + highest);
        }
        return number;
    }

    static Epoch epoch(int number) {
        return new Epoch(within(number, 1, Integer.MAX_VALUE, "an epoch"));
    }

    static int profile(int number) {
        return within(number, 0, Person.PROFILES - 1, "a profile");
    }

    static RequestId request(long number) {
        return new RequestId(natural(number, "a request"));
    }

    static long natural(long number, String what) {
        if (number < 0) {
            throw new IllegalArgumentException(what + " is not below two to the power of 63");
        }
        return number;
    }

    static long sequence(long number) {
        return natural(number, "a sequence");
    }
}
