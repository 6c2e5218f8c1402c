package cantstop.engine;

/// The arithmetic of eleven heights in one `long`.
///
/// ```
/// bits  63..52   51..48    47..44   ...   15..12   11..8    7..0
///       unused  column 12 column 11  ...  column 3 column 2 unused
/// ```
///
/// Column `c` has the four bits from `4c` up and they hold a space: 0 for "not on the board", 1 for the bottom,
/// at most 13. One player's eleven squares are one such number, and so are the three markers. A *mask* is such a
/// number with only the lowest bit of each column in use: a set of columns.
public final class Packed {
    /// The mask of all eleven columns.
    public static final long ALL = 0x1_1111_1111_1100L;

    /// The height of every column: what a column's four bits hold when something stands on its top.
    public static final long TOPS = 0x3_579b_db97_5300L;

    private Packed() {}

    /// The space in a column, 0 to 13.
    ///
    /// @param column 2 to 12
    public static int space(long packed, int column) {
        return (int) (packed >>> 4 * column) & 15;
    }

    /// The same with something standing on `space` in `column`.
    public static long with(long packed, int column, int space) {
        int shift = 4 * column;
        return packed & ~(15L << shift) | (long) space << shift;
    }

    /// The mask of one column.
    public static long mask(int column) {
        return 1L << 4 * column;
    }

    /// The mask of the columns in which something stands.
    public static long standing(long packed) {
        long pairs = packed | packed >>> 1;
        return (pairs | pairs >>> 2) & ALL;
    }

    /// The lowest column in which something stands; [#standing] must not be 0.
    public static int lowest(long packed) {
        return Long.numberOfTrailingZeros(packed) / 4;
    }

    /// The highest column in which something stands; [#standing] must not be 0.
    public static int highest(long packed) {
        return (63 - Long.numberOfLeadingZeros(packed)) / 4;
    }

    /// The mask of the columns in which something stands on the top.
    public static long onTop(long packed) {
        return ~standing(packed ^ TOPS) & ALL;
    }

    /// The mask of the columns in which both have something on the same space.
    public static long sharing(long packed, long other) {
        return standing(packed) & ~standing(packed ^ other);
    }

    /// All bits of every column in a mask, to select these columns with `&`.
    public static long spread(long mask) {
        return mask * 15;
    }

    /// `packed`, except in the columns where `upper` stands: there `upper`.
    public static long over(long packed, long upper) {
        return packed & ~spread(standing(upper)) | upper;
    }
}
