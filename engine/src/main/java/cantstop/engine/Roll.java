package cantstop.engine;

import java.util.List;

/// Four dice in the order they fell. A roll is one of 1296, each as likely as any other.
///
/// @param first 1 to 6, and so are the others
public record Roll(int first, int second, int third, int fourth) {
    /// The number of different rolls: six to the power of four.
    public static final int COUNT = 1296;

    /// Dice in a roll.
    public static final int DICE = 4;

    private static final int[] PACKED_PAIRINGS = allPackedPairings();

    public Roll {
        if (!isFace(first) || !isFace(second) || !isFace(third) || !isFace(fourth)) {
            throw new IllegalArgumentException("not four dice: " + first + " " + second + " " + third + " " + fourth);
        }
    }

    /// The roll with this index, 0 to 1295, the first die counting most: 0 is 1-1-1-1, 1295 is 6-6-6-6.
    public static Roll of(int index) {
        if (index < 0 || index >= COUNT) {
            throw new IllegalArgumentException("no roll " + index);
        }
        return new Roll(index / 216 + 1, index / 36 % 6 + 1, index / 6 % 6 + 1, index % 6 + 1);
    }

    /// The roll of these dice.
    ///
    /// @param dice four faces, each 1 to 6
    public static Roll of(List<Integer> dice) {
        if (dice.size() != DICE) {
            throw new IllegalArgumentException("a roll has four dice, not " + dice.size());
        }
        return new Roll(dice.get(0), dice.get(1), dice.get(2), dice.get(3));
    }

    /// This roll's index, 0 to 1295; the inverse of [#of(int)].
    public int index() {
        return (first - 1) * 216 + (second - 1) * 36 + (third - 1) * 6 + fourth - 1;
    }

    /// The four faces in the order they fell.
    public List<Integer> dice() {
        return List.of(first, second, third, fourth);
    }

    /// The three ways to pair the dice: the first die with the second, with the third, with the fourth.
    public List<Pairing> pairings() {
        return List.of(Pairing.of(this, 0), Pairing.of(this, 1), Pairing.of(this, 2));
    }

    /// The different pairings of a roll, packed in their order like options that advance both sums (see
    /// [Board#options]). Two pairings have both sums in common or none, since all four dice add up to the same:
    /// different pairings never make the same option.
    static int packedPairings(int index) {
        return PACKED_PAIRINGS[index];
    }

    private static int[] allPackedPairings() {
        int[] all = new int[COUNT];
        for (int index = 0; index < COUNT; index++) {
            int seen = 0;
            int shift = 0;
            for (Pairing pairing : of(index).pairings()) {
                int low = Math.min(pairing.sum(), pairing.otherSum());
                int high = Math.max(pairing.sum(), pairing.otherSum());
                if ((seen & 1 << low) == 0) {
                    seen |= 1 << low;
                    all[index] |= (low | high << 4 | pairing.index() << 8) << shift;
                    shift += Board.OPTION_BITS;
                }
            }
        }
        return all;
    }

    private static boolean isFace(int face) {
        return face >= 1 && face <= 6;
    }

    @Override
    public String toString() {
        return first + "-" + second + "-" + third + "-" + fourth;
    }
}
