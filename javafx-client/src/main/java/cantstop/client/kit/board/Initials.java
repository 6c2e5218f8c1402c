package cantstop.client.kit.board;

import cantstop.engine.Badge;
import cantstop.engine.Seat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// One letter a player, or two where one would not tell them apart: Anna and Ben are A and B, Anna and Alex are
/// An and Al, Anna and Annika Aa and Ai. Players of the same name have the number of their seat.
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
        String mine = name(seat, badges);
        String first = letters(mine, 1);
        List<String> alike = badges.keySet().stream()
                .map(other -> name(other, badges))
                .filter(name -> letters(name, 1).equalsIgnoreCase(first))
                .toList();
        if (alike.size() == 1) {
            return first;
        }
        int longest = alike.stream().mapToInt(String::length).max().orElse(1);
        return IntStream.range(1, longest)
                .filter(place -> tells(alike, place))
                .mapToObj(place -> first + letter(mine, place))
                .findFirst()
                .orElse(first + (seat.number() + 1));
    }

    /// Whether the letters there tell all these names apart; one of them may end before it.
    private static boolean tells(List<String> names, int place) {
        List<String> letters = names.stream().map(name -> letter(name, place)).toList();
        return letters.stream().distinct().count() == names.size()
                && letters.stream().noneMatch(letter -> !letter.isEmpty() && letter.isBlank());
    }

    private static String letter(String name, int place) {
        return name.codePoints()
                .skip(place)
                .limit(1)
                .mapToObj(point -> Character.toString(Character.toLowerCase(point)))
                .collect(Collectors.joining());
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
