package cantstop.engine.odds;

import cantstop.engine.Pairing;
import cantstop.engine.Roll;
import java.util.HashMap;
import java.util.Map;

/// The 1296 rolls, grouped by what they offer. What can be done with a roll depends only on its set of pairs of
/// sums: the 126 different throws of four dice have 109 different sets. A loop over the kinds, each weighted by
/// [#ways], is a loop over all rolls.
public final class RollKinds {
    /// Pairs of sums, the lower first: 2 and 2, 2 and 3, ... 12 and 12.
    public static final int PAIRS = 66;

    private static final Map<Integer, Integer> WAYS = ways();
    private static final int[] ROLLS =
            WAYS.keySet().stream().mapToInt(i -> i).sorted().toArray();

    private RollKinds() {}

    /// How many kinds there are.
    public static int count() {
        return ROLLS.length;
    }

    /// The index of one roll of this kind.
    ///
    /// @param kind 0 to one less than [#count]
    public static int roll(int kind) {
        return ROLLS[kind];
    }

    /// How many of the 1296 rolls are of this kind.
    public static int ways(int kind) {
        return WAYS.getOrDefault(ROLLS[kind], 0);
    }

    /// The three pairs of sums of this kind, as [#pair] numbers them; the same one may come twice.
    public static int[] pairs(int kind) {
        return Roll.of(ROLLS[kind]).pairings().stream()
                .mapToInt(RollKinds::pair)
                .toArray();
    }

    /// The number of a pair of sums, 0 to 65.
    ///
    /// @param sum 2 to 12
    /// @param other 2 to 12
    public static int pair(int sum, int other) {
        int high = Math.max(sum, other) - 2;
        return high * (high + 1) / 2 + Math.min(sum, other) - 2;
    }

    private static int pair(Pairing pairing) {
        return pair(pairing.sum(), pairing.otherSum());
    }

    /// How often each kind falls, by the first roll that is of it.
    private static Map<Integer, Integer> ways() {
        Map<Long, Integer> firsts = new HashMap<>();
        Map<Integer, Integer> ways = new HashMap<>();
        for (int roll = 0; roll < Roll.COUNT; roll++) {
            Integer first = firsts.putIfAbsent(offer(Roll.of(roll)), roll);
            ways.merge(first == null ? roll : first, 1, Integer::sum);
        }
        return Map.copyOf(ways);
    }

    /// A set of up to three pairs as one number.
    private static long offer(Roll roll) {
        return roll.pairings().stream()
                .mapToInt(RollKinds::pair)
                .distinct()
                .sorted()
                .asLongStream()
                .reduce(0, (set, pair) -> set * 128 + pair + 1);
    }
}
