package cantstop.client.kit.board;

import cantstop.engine.Column;

/// The place of a runner that fell off a column: on the lower rim of the sign, below its column and a little aside.
///
/// @param x of its middle
/// @param y of its middle
/// @param degrees how it is turned
record FallenCone(double x, double y, double degrees) {
    /// How far a fallen cone reaches above the rim.
    private static final double THICK = 24;

    /// Half of its length, for places where the rim slopes.
    private static final double HALF = 14;

    static FallenCone of(Layout layout, Column column) {
        double aside = switch (column.number() % 3) {
            case 0 -> -6;
            case 1 -> 10;
            default -> 4;
        };
        double degrees = switch (column.number() % 3) {
            case 0 -> 62;
            case 1 -> -112;
            default -> 150;
        };
        double x = layout.x(column) + aside;
        double y = layout.rim(Math.abs(x) + HALF) - THICK;
        return new FallenCone(x, y, degrees);
    }
}
