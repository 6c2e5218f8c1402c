package cantstop.tools.arena.rivals;

import cantstop.engine.Pairing;
import cantstop.engine.Roll;

/// How likely four dice have two that add up to one of some columns, for every set of columns. A set has bit `c` for
/// column `c`.
final class SumOdds {
    static final int ALL = 0x1ffc;

    private static final int[] SUMS = sums();
    private static final double[] HITS = hits();

    private SumOdds() {}

    static double hit(int columns) {
        return HITS[columns & ALL];
    }

    /// That a roll has this sum and none of the others.
    static double hitWithout(int column, int others) {
        int count = 0;
        for (int sums : SUMS) {
            count += (sums & 1 << column) != 0 && (sums & others) == 0 ? 1 : 0;
        }
        return (double) count / Roll.COUNT;
    }

    private static int[] sums() {
        int[] sums = new int[Roll.COUNT];
        for (int roll = 0; roll < Roll.COUNT; roll++) {
            for (Pairing pairing : Roll.of(roll).pairings()) {
                sums[roll] |= 1 << pairing.sum() | 1 << pairing.otherSum();
            }
        }
        return sums;
    }

    private static double[] hits() {
        double[] hits = new double[ALL + 1];
        for (int columns = 0; columns <= ALL; columns++) {
            int count = 0;
            for (int sums : SUMS) {
                count += (sums & columns) == 0 ? 0 : 1;
            }
            hits[columns] = (double) count / Roll.COUNT;
        }
        return hits;
    }
}
