package cantstop.engine;

import java.util.List;

/// The four shapes of pieces, so that colour is never the only difference.
public enum Shape {
    CIRCLE,
    SQUARE,
    TRIANGLE,
    DIAMOND;

    private static final List<Shape> ALL = List.of(values());

    public static List<Shape> all() {
        return ALL;
    }
}
