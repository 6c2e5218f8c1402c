package cantstop.protocol;

import java.util.List;

/// A reaction to the game: an icon with a word in each player's own language.
public enum Reaction {
    GO_ON,
    STOP,
    CHICKEN,
    OUCH,
    BRAVO,
    LUCKY;

    private static final List<Reaction> ALL = List.of(values());

    /// All of them, in the order of their keys.
    public static List<Reaction> all() {
        return ALL;
    }
}
