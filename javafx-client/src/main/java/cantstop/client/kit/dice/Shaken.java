package cantstop.client.kit.dice;

import javafx.geometry.Point2D;

/// Dice in a hand that shakes them: they are about to be thrown, and nobody knows yet how they fall. They lie close
/// together where a throw begins, so that it goes on from there.
final class Shaken {
    /// How many keyframes a die shows one face.
    private static final int FACE = 5;

    private Shaken() {}

    /// How a die is seen in a keyframe; it has come nowhere yet.
    static Pose pose(int die, int frame) {
        double turn = 14 * Math.sin(frame * 0.75 + die * 2.1);
        double lift = 0.1 + 0.1 * Math.abs(Math.sin(frame * 0.55 + die * 1.3));
        return new Pose(0, lift, turn, 1 + (frame / FACE * 5 + die * 2) % 6);
    }

    /// Where a die is in the hand, in sides of a die from the hand's middle.
    static Point2D place(int die, int frame) {
        int row = die / 2;
        double x = (die % 2 - 0.5) * 0.8 + row * 0.38 + 0.05 * Math.sin(frame * 0.9 + die);
        double y = (row - 0.5) * 0.24 + 0.04 * Math.cos(frame * 0.8 + die * 1.7);
        return new Point2D(x, y);
    }
}
