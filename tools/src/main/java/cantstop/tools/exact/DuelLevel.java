package cantstop.tools.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// All positions of two players in which equally many steps have been made, one of each pair of mirror images. No stop
/// leads from one to another of them; only a bust does, to a position's twin. So they are solved side by side.
///
/// In every round each turn is solved for what a bust is worth as far as is known. As long as its best play stays the
/// same, a turn's worth is a line in a bust's; the slope follows from two rounds. The chances of a position and of its
/// twin are then where their two lines meet, and the next round begins there, until they stay.
final class DuelLevel {
    private static final double SAME = 1e-15;
    private static final int MOST_ROUNDS = 60;

    /// Of two busts nearer to each other than this the slope would be mostly rounding.
    private static final double APART = 1e-6;

    /// Before there are two.
    private static final double FIRST_SLOPE = 0.4;

    private static final int SLOT_BITS = 24;

    private final DuelPositions positions;
    private final ValueFile values;
    private final List<DuelGroup> groups = new ArrayList<>();
    private final List<int[][]> others = new ArrayList<>();

    /// The slot of each group's first position.
    private final int[] begins;

    /// By slot: the position, and the slot of its twin.
    private final long[] indices;

    private final int[] twins;

    /// By slot: the mover's chance as far as it is known; what a bust was worth in the last round, what the turn was
    /// worth for it, and by how much that grows with it.
    private final double[] chances;

    private final double[] losts;
    private final double[] worths;
    private final double[] slopes;
    private final boolean[] moved;

    DuelLevel(SmallBoard board, DuelPositions positions, ValueFile values, List<DuelGroup> all, int level) {
        this.positions = positions;
        this.values = values;
        int size = 0;
        int[] starts = new int[all.size() + 1];
        for (DuelGroup group : all) {
            List<int[]> spaces = group.others(board, level);
            if (!spaces.isEmpty()) {
                groups.add(group);
                others.add(spaces.toArray(int[][]::new));
                size += spaces.size();
                starts[groups.size()] = size;
            }
        }
        begins = Arrays.copyOf(starts, groups.size() + 1);
        indices = new long[size];
        twins = new int[size];
        chances = new double[size];
        losts = new double[size];
        worths = new double[size];
        slopes = new double[size];
        moved = new boolean[size];
        Arrays.fill(slopes, FIRST_SLOPE);
        Arrays.fill(moved, true);
        Arrays.fill(losts, Double.NaN);
        name();
        pair();
    }

    private void name() {
        for (int group = 0; group < groups.size(); group++) {
            int[] own = groups.get(group).own();
            int[][] spaces = others.get(group);
            for (int place = 0; place < spaces.length; place++) {
                int slot = begins[group] + place;
                indices[slot] = positions.index(own, spaces[place]);
                chances[slot] = guess(own, spaces[place]);
            }
        }
    }

    /// The chance one step further up where there is one, as it is known already.
    private double guess(int[] own, int[] other) {
        int[] further = own.clone();
        for (int column = own.length / 2; column >= 0; column--) {
            if (own[column] + 1 < positions.height(column) && other[column] < positions.height(column)) {
                further[column]++;
                return values.get(positions.index(further, other));
            }
        }
        return 0.5;
    }

    private void pair() {
        long[] order = new long[indices.length];
        for (int slot = 0; slot < order.length; slot++) {
            order[slot] = indices[slot] << SLOT_BITS | slot;
        }
        Arrays.sort(order);
        IntStream.range(0, groups.size()).parallel().forEach(group -> {
            int[] own = groups.get(group).own();
            int[][] spaces = others.get(group);
            for (int place = 0; place < spaces.length; place++) {
                int twin = slot(order, positions.index(spaces[place], own));
                twins[begins[group] + place] =
                        twin >= 0 ? twin : slot(order, positions.index(mirrored(spaces[place]), mirrored(own)));
            }
        });
    }

    private static int slot(long[] order, long index) {
        int place = -1 - Arrays.binarySearch(order, (index << SLOT_BITS) - 1);
        boolean found = place < order.length && order[place] >>> SLOT_BITS == index;
        return found ? (int) (order[place] & (1 << SLOT_BITS) - 1) : -1;
    }

    static int[] mirrored(int[] spaces) {
        int[] mirrored = new int[spaces.length];
        for (int column = 0; column < spaces.length; column++) {
            mirrored[column] = spaces[spaces.length - 1 - column];
        }
        return mirrored;
    }

    /// Solves it and writes the chances down.
    void solve(ThreadLocal<SharedTurn> turns) {
        boolean more = true;
        for (int round = 0; more && round < MOST_ROUNDS; round++) {
            IntStream.range(0, groups.size()).parallel().forEach(group -> round(group, turns));
            more = meet();
        }
        for (int group = 0; group < groups.size(); group++) {
            int[] own = mirrored(groups.get(group).own());
            int[][] spaces = others.get(group);
            for (int place = 0; place < spaces.length; place++) {
                int slot = begins[group] + place;
                values.set(indices[slot], chances[slot]);
                values.set(positions.index(own, mirrored(spaces[place])), chances[slot]);
            }
        }
    }

    private void round(int group, ThreadLocal<SharedTurn> turns) {
        int[][] spaces = others.get(group);
        int[] slots = IntStream.range(begins[group], begins[group + 1])
                .filter(slot -> moved[slot])
                .toArray();
        if (slots.length == 0) {
            return;
        }
        SharedTurn turn = turns.get();
        turn.begin(groups.get(group).own(), groups.get(group).shut());
        double[] bust = new double[SharedTurn.LANES];
        double[] worth = new double[SharedTurn.LANES];
        int[][] lanes = new int[SharedTurn.LANES][];
        for (int from = 0; from < slots.length; from += SharedTurn.LANES) {
            int count = Math.min(SharedTurn.LANES, slots.length - from);
            for (int lane = 0; lane < count; lane++) {
                int slot = slots[from + lane];
                lanes[lane] = spaces[slot - begins[group]];
                bust[lane] = 1 - chances[twins[slot]];
            }
            turn.solve(lanes, count, bust, worth);
            for (int lane = 0; lane < count; lane++) {
                learn(slots[from + lane], bust[lane], worth[lane]);
            }
        }
    }

    /// Another point of the line.
    private void learn(int slot, double lost, double worth) {
        double way = lost - losts[slot];
        if (Math.abs(way) > APART) {
            slopes[slot] = Math.clamp((worth - worths[slot]) / way, 0, 1);
        }
        losts[slot] = lost;
        worths[slot] = worth;
    }

    /// Lets the lines of twins meet.
    ///
    /// @return whether some chance has not stayed
    private boolean meet() {
        double[] met = new double[chances.length];
        Arrays.parallelSetAll(met, slot -> {
            int twin = twins[slot];
            double mine = worths[slot] + slopes[slot] * (1 - losts[slot]);
            double theirs = worths[twin] + slopes[twin] * (1 - losts[twin]);
            return (mine - slopes[slot] * theirs) / (1 - slopes[slot] * slopes[twin]);
        });
        boolean more = false;
        for (int slot = 0; slot < met.length; slot++) {
            int twin = twins[slot];
            moved[slot] = Math.abs(met[slot] - chances[slot]) >= SAME || Math.abs(met[twin] - chances[twin]) >= SAME;
            more |= moved[slot];
        }
        System.arraycopy(met, 0, chances, 0, met.length);
        return more;
    }
}
