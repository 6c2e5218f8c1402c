package cantstop.engine;

import java.util.List;

/// The four colours of squares, chosen so that colour-blind people can tell them apart.
public enum Colour {
    ORANGE,
    BLUE,
    GREEN,
    PURPLE;

    private static final List<Colour> ALL = List.of(values());

    public static List<Colour> all() {
        return ALL;
    }
}
