package cantstop.tools.exact;

import java.util.ArrayList;
import java.util.List;

/// All positions with the same spaces of the mover and the same columns won by the other player: a turn goes the same
/// ways in all of them.
///
/// @param own the mover's spaces
/// @param waiting the other player's spaces in columns that one has won, none elsewhere
/// @param shut the columns that are won, as bits
/// @param steps how many steps have been made in these positions, but for the other player's in open columns
@SuppressWarnings("ArrayRecordComponent")
record DuelGroup(int[] own, int[] waiting, int shut, int steps) {
    /// The groups of a board in which no player has won the game, one of each pair of mirror images.
    static List<DuelGroup> all(SmallBoard board) {
        List<DuelGroup> groups = new ArrayList<>();
        int columns = board.columns();
        collect(board, 0, new int[columns], new int[columns], groups);
        return groups;
    }

    /// How many steps a column is counted for once it is won; more than any in which it is open.
    static int wonSteps(int height) {
        return 2 * height - 1;
    }

    private static void collect(SmallBoard board, int column, int[] own, int[] waiting, List<DuelGroup> groups) {
        if (column == board.columns()) {
            if (board.won(own) < board.target() && board.won(waiting) < board.target() && isFirst(own, waiting)) {
                groups.add(of(board, own.clone(), waiting.clone()));
            }
            return;
        }
        int height = board.height(column);
        for (int space = 0; space <= height; space++) {
            own[column] = space;
            collect(board, column + 1, own, waiting, groups);
        }
        own[column] = 0;
        waiting[column] = height;
        collect(board, column + 1, own, waiting, groups);
        waiting[column] = 0;
    }

    private static DuelGroup of(SmallBoard board, int[] own, int[] waiting) {
        int shut = board.shut(own, waiting);
        int steps = 0;
        for (int column = 0; column < own.length; column++) {
            steps += (shut >>> column & 1) != 0 ? wonSteps(board.height(column)) : own[column];
        }
        return new DuelGroup(own, waiting, shut, steps);
    }

    /// Whether it is the one of two mirror images that is solved, or its own.
    private static boolean isFirst(int[] own, int[] waiting) {
        for (int low = 0, high = own.length - 1; low < high; low++, high--) {
            int order = own[low] != own[high] ? own[low] - own[high] : waiting[low] - waiting[high];
            if (order != 0) {
                return order < 0;
            }
        }
        return true;
    }

    /// The spaces of the other player with which so many steps have been made.
    List<int[]> others(SmallBoard board, int level) {
        List<int[]> others = new ArrayList<>();
        collect(board, 0, level - steps, waiting.clone(), others);
        return others;
    }

    private void collect(SmallBoard board, int column, int left, int[] other, List<int[]> others) {
        if (left < 0 || left > room(board, column)) {
            return;
        }
        if (column == own.length) {
            others.add(other.clone());
        } else if ((shut >>> column & 1) != 0) {
            collect(board, column + 1, left, other, others);
        } else {
            for (int space = 0; space < board.height(column); space++) {
                other[column] = space;
                collect(board, column + 1, left - space, other, others);
            }
            other[column] = 0;
        }
    }

    /// How many steps the other player can have made from this column on without winning one.
    private int room(SmallBoard board, int from) {
        int room = 0;
        for (int column = from; column < own.length; column++) {
            room += (shut >>> column & 1) != 0 ? 0 : board.height(column) - 1;
        }
        return room;
    }
}
