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

    private static final int[] SUMS = allSums();

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

    /// The inverse of [#of(int)].
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

    /// The six sums of the three pairings of a roll, four bits each: the pairing that holds the first die with
    /// the second in the lowest byte, the first die's sum in its lower half.
    static int sums(int index) {
        return SUMS[index];
    }

    private static int[] allSums() {
        int[] sums = new int[COUNT];
        for (int index = 0; index < COUNT; index++) {
            Roll roll = of(index);
            int packed = 0;
            for (int partner = 0; partner < Pairing.COUNT; partner++) {
                Pairing pairing = Pairing.of(roll, partner);
                packed |= (pairing.sum() | pairing.otherSum() << 4) << 8 * partner;
            }
            sums[index] = packed;
        }
        return sums;
    }

    private static boolean isFace(int face) {
        return face >= 1 && face <= 6;
    }

    @Override
    public String toString() {
        return first + "-" + second + "-" + third + "-" + fourth;
    }
}
