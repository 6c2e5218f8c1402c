package cantstop.client.kit.dice;

import java.util.List;
import javafx.geometry.Point2D;

/// Dice in a hand, close together where a throw begins, so that it goes on from there. They rest until the player
/// rolls, and are shaken while their faces are not known yet.
final class Shaken {
    /// Of dice that rest there: what is seen of each of them has pips.
    private static final List<Integer> FACES = List.of(6, 4, 5, 3);

    /// No keyframe: nothing shakes them.
    static final int AT_REST = -1;

    /// How many keyframes a die shows one face.
    private static final int FACE = 5;

    /// How much of a throw is over where nothing moves and dice are on their way.
    private static final double IN_FLIGHT = 0.4;

    /// Dice that move are drawn at so many degrees apart: each picture is drawn once.
    static final double STEP = 15;

    private Shaken() {}

    /// How a die is seen in a keyframe; it has come nowhere yet.
    static Pose pose(int die, int frame) {
        double turn = 14 * Math.sin(frame * 0.75 + die * 2.1);
        double lift = 0.1 + 0.1 * Math.abs(Math.sin(frame * 0.55 + die * 1.3));
        return new Pose(0, lift, turn, 1 + (frame / FACE * 5 + die * 2) % 6);
    }

    /// Lays dice in the hand.
    ///
    /// @param frame the keyframe, or [#AT_REST]
    /// @param x the hand's middle, and
    /// @param y its height
    static void lay(List<Die> dice, int frame, double x, double y, double side) {
        for (int die = 0; die < dice.size(); die++) {
            Pose pose = pose(die, Math.max(0, frame));
            Point2D at = place(die, Math.max(0, frame)).multiply(side).add(x, y);
            dice.get(die).put(at, side);
            dice.get(die).show(frame == AT_REST ? FACES.get(die) : pose.face());
            dice.get(die).pose(Math.round(pose.angle() / STEP) * STEP, frame == AT_REST ? 0 : pose.lift());
        }
    }

    /// Where nothing moves, dice that are on their way are seen in the middle of a throw.
    static void fly(List<Die> dice, Cast cast, DiceRow row, double x, double side) {
        Tumble thrown = new Tumble(cast, FACES.subList(0, dice.size()));
        for (int die = 0; die < dice.size(); die++) {
            Pose pose = thrown.pose(die, (int) (thrown.length() * IN_FLIGHT));
            Point2D hand = new Point2D(x + side * 0.3, row.lying(die).getY());
            Point2D at = hand.interpolate(row.lying(die), pose.along());
            dice.get(die).put(at, side);
            dice.get(die).show(pose.face());
            dice.get(die).pose(Math.round(pose.angle() / STEP) * STEP, pose.lift());
        }
    }

    /// Where a die is in the hand, in sides of a die from the hand's middle.
    static Point2D place(int die, int frame) {
        int row = die / 2;
        double x = (die % 2 - 0.5) * 0.8 + row * 0.38 + 0.05 * Math.sin(frame * 0.9 + die);
        double y = (row - 0.5) * 0.24 + 0.04 * Math.cos(frame * 0.8 + die * 1.7);
        return new Point2D(x, y);
    }
}
