package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Roll;
import cantstop.engine.odds.RollKinds;
import java.util.Arrays;

/// The worth of rolling while a marker is free: first the worth of each of the 66 pairs of sums, then the mean
/// over the kinds of rolls of their best pair.
final class FewMarkers {
    private static final double NONE = Double.NEGATIVE_INFINITY;
    private static final int KINDS = RollKinds.count();
    private static final double[] CHANCES = chances();
    private static final byte[] PAIRS = pairs();

    private final ExactTurn turn;
    private final Lanes lanes;

    /// Arrays for each level of the recursion: a position waits for those above it.
    private final Pairs[] levels = new Pairs[40];

    private int depth;

    /// The worth of each pair of sums, or [#NONE]: of those that place a new marker, and of those that don't.
    /// With free placing all are in the first.
    private static final class Pairs {
        private final double[] placing = new double[RollKinds.PAIRS];
        private final double[] plain = new double[RollKinds.PAIRS];
        private final double[] once = new double[16];
        private final double[] onceAfterA = new double[16];
        private final double[] onceAfterB = new double[16];
        private final double[] twice = new double[16];
    }

    FewMarkers(ExactTurn turn) {
        this.turn = turn;
        this.lanes = turn.lanes();
        Arrays.setAll(levels, ignored -> new Pairs());
    }

    /// What rolling is worth with two markers, one or none.
    double roll(long markers) {
        Pairs pairs = levels[depth++];
        Arrays.fill(pairs.plain, NONE);
        if (Long.bitCount(Packed.standing(markers)) == 2) {
            withTwo(pairs, markers);
        } else {
            withTwoFree(pairs, markers);
        }
        depth--;
        return mean(pairs);
    }

    private double mean(Pairs pairs) {
        double sum = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            double best = best(pairs.placing, kind);
            if (best == NONE) {
                best = best(pairs.plain, kind);
            }
            sum += CHANCES[kind] * (best == NONE ? turn.bust() : best);
        }
        return sum;
    }

    private static double best(double[] pairs, int kind) {
        double first = pairs[PAIRS[3 * kind]];
        double second = pairs[PAIRS[3 * kind + 1]];
        double third = pairs[PAIRS[3 * kind + 2]];
        return Math.max(first, Math.max(second, third));
    }

    /// None or one marker stands: no pair can need more markers than are free.
    private void withTwoFree(Pairs pairs, long markers) {
        boolean strict = turn.board().placing() == Placing.STRICT;
        for (int high = Column.LOWEST; high <= Column.HIGHEST; high++) {
            for (int low = Column.LOWEST; low <= high; low++) {
                int pair = RollKinds.pair(low, high);
                pairs.placing[pair] = NONE;
                long after = stepped(stepped(markers, low), high);
                if (after != markers) {
                    boolean places = Packed.standing(after) != Packed.standing(markers);
                    double[] into = strict && !places ? pairs.plain : pairs.placing;
                    into[pair] = turn.worthOf(after);
                }
            }
        }
    }

    /// The markers after one step, if it is possible.
    private long stepped(long markers, int column) {
        Board board = turn.board();
        long shut = board.won() | Packed.onTop(markers);
        return (shut & Packed.mask(column)) != 0 ? markers : board.step(markers, column);
    }

    /// Two markers stand, in the columns a and b: a third one goes into any of up to nine others.
    private void withTwo(Pairs pairs, long markers) {
        int a = Packed.lowest(markers);
        int b = Packed.highest(markers);
        int i = lanes.station(a, markers);
        int j = lanes.station(b, markers);
        boolean belowA = i < lanes.count(a) - 1;
        boolean belowB = j < lanes.count(b) - 1;
        for (int x = Column.LOWEST; x <= Column.HIGHEST; x++) {
            boolean open = x != a && x != b && lanes.count(x) > 0;
            if (open) {
                place(pairs, a, b, x, i, j);
            } else {
                pairs.once[x] = NONE;
                pairs.twice[x] = NONE;
                pairs.onceAfterA[x] = NONE;
                pairs.onceAfterB[x] = NONE;
            }
        }
        double[] placing = pairs.placing;
        for (int high = Column.LOWEST; high <= Column.HIGHEST; high++) {
            int row = RollKinds.pair(Column.LOWEST, high) - Column.LOWEST;
            for (int low = Column.LOWEST; low < high; low++) {
                placing[row + low] = Math.max(pairs.once[low], pairs.once[high]);
            }
            placing[row + high] = pairs.twice[high];
        }
        for (int x = Column.LOWEST; x <= Column.HIGHEST; x++) {
            if (belowA && pairs.once[x] != NONE) {
                placing[RollKinds.pair(a, x)] = pairs.onceAfterA[x];
            }
            if (belowB && pairs.once[x] != NONE) {
                placing[RollKinds.pair(b, x)] = pairs.onceAfterB[x];
            }
        }
        climb(pairs, markers, a, b);
    }

    /// The worths after a third marker is placed in x, in all ways.
    private void place(Pairs pairs, int a, int b, int x, int i, int j) {
        int stations = lanes.count(x);
        int begin;
        int perA;
        int perB;
        int perX;
        if (x < a) {
            begin = turn.box(x, a, b);
            perB = 1;
            perA = lanes.count(b);
            perX = perA * lanes.count(a);
        } else if (x < b) {
            begin = turn.box(a, x, b);
            perB = 1;
            perX = lanes.count(b);
            perA = perX * stations;
        } else {
            begin = turn.box(a, b, x);
            perX = 1;
            perB = stations;
            perA = perB * lanes.count(b);
        }
        int cell = begin + i * perA + j * perB;
        pairs.once[x] = turn.worthAt(cell);
        pairs.twice[x] = turn.worthAt(stations > 1 ? cell + perX : cell);
        pairs.onceAfterA[x] = i < lanes.count(a) - 1 ? turn.worthAt(cell + perA) : NONE;
        pairs.onceAfterB[x] = j < lanes.count(b) - 1 ? turn.worthAt(cell + perB) : NONE;
    }

    /// The pairs that only move the two markers.
    private void climb(Pairs pairs, long markers, int a, int b) {
        double[] into = turn.board().placing() == Placing.STRICT ? pairs.plain : pairs.placing;
        double afterA = climbed(markers, a, 0);
        double afterB = climbed(markers, b, 0);
        into[RollKinds.pair(a, a)] = climbed(markers, a, a);
        into[RollKinds.pair(b, b)] = climbed(markers, b, b);
        double both = climbed(markers, a, b);
        into[RollKinds.pair(a, b)] = both;
        for (int x = Column.LOWEST; x <= Column.HIGHEST; x++) {
            if (x != a && x != b && pairs.once[x] == NONE) {
                into[RollKinds.pair(a, x)] = afterA;
                into[RollKinds.pair(b, x)] = afterB;
            }
        }
    }

    private double climbed(long markers, int column, int other) {
        long after = stepped(markers, column);
        after = other == 0 ? after : stepped(after, other);
        return after == markers ? NONE : turn.worthOf(after);
    }

    private static double[] chances() {
        double[] chances = new double[KINDS];
        Arrays.setAll(chances, kind -> (double) RollKinds.ways(kind) / Roll.COUNT);
        return chances;
    }

    private static byte[] pairs() {
        byte[] pairs = new byte[3 * KINDS];
        for (int kind = 0; kind < KINDS; kind++) {
            int[] three = RollKinds.pairs(kind);
            for (int place = 0; place < three.length; place++) {
                pairs[3 * kind + place] = (byte) three[place];
            }
        }
        return pairs;
    }
}
