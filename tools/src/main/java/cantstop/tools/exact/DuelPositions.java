package cantstop.tools.exact;

/// The positions of two players on a small board as numbers. A column that is won has no other squares in it.
public final class DuelPositions {
    private final int[] heights;
    private final long[] strides;

    public DuelPositions(SmallBoard board) {
        heights = board.heights();
        strides = new long[heights.length + 1];
        strides[0] = 1;
        for (int column = 0; column < heights.length; column++) {
            strides[column + 1] = strides[column] * (heights[column] * heights[column] + 2);
        }
    }

    public long size() {
        return strides[heights.length];
    }

    public long index(int[] mover, int[] waiting) {
        long index = 0;
        for (int column = 0; column < heights.length; column++) {
            index += part(column, mover[column], waiting[column]);
        }
        return index;
    }

    public int height(int column) {
        return heights[column];
    }

    /// What a column adds to the index by the mover's space there, where the other player stands nowhere.
    long moverPart(int column, int space) {
        return part(column, space, 0);
    }

    /// What each column adds to the index, by the space of the player who waits.
    ///
    /// @param mover the mover's spaces
    public long[][] parts(int[] mover) {
        long[][] parts = new long[heights.length][];
        for (int column = 0; column < heights.length; column++) {
            parts[column] = new long[heights[column] + 1];
            for (int space = 0; space <= heights[column]; space++) {
                parts[column][space] = part(column, mover[column], space);
            }
        }
        return parts;
    }

    private long part(int column, int mover, int waiting) {
        int height = heights[column];
        int digit =
                mover == height ? height * height : waiting == height ? height * height + 1 : mover * height + waiting;
        return digit * strides[column];
    }

    int[] own(long index) {
        int[] spaces = new int[heights.length];
        for (int column = 0; column < heights.length; column++) {
            int height = heights[column];
            int digit = digit(index, column);
            spaces[column] = digit == height * height ? height : digit > height * height ? 0 : digit / height;
        }
        return spaces;
    }

    int[] other(long index) {
        int[] spaces = new int[heights.length];
        for (int column = 0; column < heights.length; column++) {
            int height = heights[column];
            int digit = digit(index, column);
            spaces[column] = digit > height * height ? height : digit == height * height ? 0 : digit % height;
        }
        return spaces;
    }

    private int digit(long index, int column) {
        return (int) (index % strides[column + 1] / strides[column]);
    }
}
