package cantstop.engine;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// How a player looks: name, colour and shape, each of them unique at a table.
public record Badge(PlayerName name, Colour colour, Shape shape) {
    /// A copy with another name.
    Badge called(PlayerName other) {
        return new Badge(other, colour, shape);
    }

    /// The nearest badge that clashes with none of these: a part that is taken becomes the first free one.
    ///
    /// @param taken at most three badges, or there is no colour left
    public Badge besides(Collection<Badge> taken) {
        return new Badge(
                freeName(taken),
                free(colour, Colour.all(), taken, Badge::colour),
                free(shape, Shape.all(), taken, Badge::shape));
    }

    private static <T> T free(T wish, List<T> all, Collection<Badge> taken, Function<Badge, T> part) {
        List<T> used = taken.stream().map(part).toList();
        return Stream.concat(Stream.of(wish), all.stream())
                .filter(one -> !used.contains(one))
                .findFirst()
                .orElseThrow();
    }

    /// "Anna", else "Anna 2", "Anna 3" and so on, shortened if the number would make it too long.
    private PlayerName freeName(Collection<Badge> taken) {
        PlayerName free = name;
        for (int number = 2; isTaken(free, taken); number++) {
            free = numbered(number);
        }
        return free;
    }

    private PlayerName numbered(int number) {
        String suffix = " " + number;
        int room = PlayerName.MOST_CODE_POINTS - suffix.length();
        int[] kept = name.text().codePoints().limit(room).toArray();
        return new PlayerName(new String(kept, 0, kept.length).strip() + suffix);
    }

    private static boolean isTaken(PlayerName name, Collection<Badge> taken) {
        return taken.stream().anyMatch(badge -> badge.name.folded().equals(name.folded()));
    }
}
