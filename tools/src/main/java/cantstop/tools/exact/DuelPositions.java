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

    long index(int[] mover, int[] waiting) {
        long index = 0;
        for (int column = 0; column < heights.length; column++) {
            int height = heights[column];
            int digit = mover[column] == height
                    ? height * height
                    : waiting[column] == height ? height * height + 1 : mover[column] * height + waiting[column];
            index += digit * strides[column];
        }
        return index;
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
