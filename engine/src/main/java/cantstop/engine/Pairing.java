package cantstop.engine;

/// Four dice in two pairs.
///
/// @param index 0, 1 or 2: whether the first die goes with the second, the third or the fourth
/// @param sum what the pair with the first die adds up to, 2 to 12
/// @param otherSum what the other two dice add up to, 2 to 12
public record Pairing(int index, int sum, int otherSum) {
    /// Four dice fall into pairs in three ways.
    public static final int COUNT = 3;

    static Pairing of(Roll roll, int index) {
        return switch (index) {
            case 0 -> new Pairing(0, roll.first() + roll.second(), roll.third() + roll.fourth());
            case 1 -> new Pairing(1, roll.first() + roll.third(), roll.second() + roll.fourth());
            case 2 -> new Pairing(2, roll.first() + roll.fourth(), roll.second() + roll.third());
            default -> throw new IllegalArgumentException("no pairing " + index);
        };
    }

    /// Whether the die at this place, 0 to 3 in the order they fell, is in the pair with the first die.
    public boolean isWithFirst(int die) {
        return die == 0 || die == index + 1;
    }
}
