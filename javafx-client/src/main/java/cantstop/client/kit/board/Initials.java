package cantstop.client.kit.board;

import cantstop.engine.Badge;
import cantstop.engine.Seat;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/// One letter a player, or two where one would not tell them apart: Anna and Ben are A and B, Anna and Alex are
/// An and Al.
public final class Initials {
    private Initials() {}

    /// The initials of all players at a table, each different.
    public static Map<Seat, String> of(Map<Seat, Badge> badges) {
        Map<Seat, String> initials = new HashMap<>();
        for (Seat seat : badges.keySet()) {
            initials.put(seat, initials(seat, badges));
        }
        return Map.copyOf(initials);
    }

    /// The initial of a name that stands alone; empty for an empty one.
    public static String of(String name) {
        return letters(name, 1);
    }

    private static String initials(Seat seat, Map<Seat, Badge> badges) {
        String name = name(seat, badges);
        String first = letters(name, 1);
        if (alone(seat, first, 1, badges)) {
            return first;
        }
        String two = letters(name, 2);
        // "Max" and "Mathis" share two letters: the last one, often a number, tells more.
        return alone(seat, two, 2, badges) ? two : first + (seat.number() + 1);
    }

    private static boolean alone(Seat seat, String initials, int letters, Map<Seat, Badge> badges) {
        return badges.keySet().stream()
                .filter(other -> !other.equals(seat))
                .noneMatch(other -> letters(name(other, badges), letters).equalsIgnoreCase(initials));
    }

    private static String name(Seat seat, Map<Seat, Badge> badges) {
        return Objects.requireNonNull(badges.get(seat), "only those who have a badge")
                .name()
                .text();
    }

    private static String letters(String name, int count) {
        int[] points = name.codePoints().limit(count).toArray();
        for (int i = 0; i < points.length; i++) {
            points[i] = i == 0 ? Character.toTitleCase(points[i]) : Character.toLowerCase(points[i]);
        }
        return new String(points, 0, points.length);
    }
}
