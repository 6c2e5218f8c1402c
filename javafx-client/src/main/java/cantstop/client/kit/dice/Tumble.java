package cantstop.client.kit.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// One throw as keyframes, sixty a second: where each die is, how it is turned and what it shows. Everything in
/// it comes from the [Cast], so that every screen in the room shows the same throw; it decides nothing, the roll
/// is known before.
final class Tumble {
    /// Of a keyframe, in milliseconds.
    static final double FRAME = 1000.0 / 60;

    /// Between two dice, in milliseconds.
    private static final double APART = 60;

    private static final double TURN = 160;

    /// Where a die touches the ground, in parts of its own time, and how high it flies before each.
    private static final double[] TOUCHES = {0.3, 0.65, 0.925};
    private static final double[] HEIGHTS = {0.5, 0.26, 0.1};

    /// When another face is up; the last of them is what was rolled, while the die still turns.
    private static final double[] FACES = {0, 0.15, 0.3, 0.5, 0.65, 0.825};

    private final List<List<Pose>> frames = new ArrayList<>();
    private final List<Impact> impacts = new ArrayList<>();
    private final List<Rest> rests = new ArrayList<>();
    private final double millis;

    /// How a die lies, in sides of a die away from its place.
    record Rest(double x, double y, double angle) {}

    /// A throw.
    ///
    /// @param faces what the dice show in the end, in the order they fall
    Tumble(Cast cast, List<Integer> faces) {
        millis = cast.millis();
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(cast.seed());
        for (int die = 0; die < faces.size(); die++) {
            boolean last = die == faces.size() - 1;
            // Those before the last are down after the usual time: what is at stake is known by the last alone.
            double end = last ? millis : Math.min(millis, Cast.USUAL) - (faces.size() - 1 - die) * APART;
            double begin = die * APART + (last && cast.isDangerous() ? 2 * APART : 0);
            frames.add(throwOf(random, die, begin, end, faces.get(die)));
        }
    }

    private List<Pose> throwOf(RandomGenerator random, int die, double begin, double end, int face) {
        int way = (die + (random.nextBoolean() ? 1 : 0)) % 2 == 0 ? -1 : 1;
        Rest rest = new Rest(
                random.nextDouble(-0.06, 0.06), random.nextDouble(-0.1, 0.1), way * random.nextDouble(4, 11.5));
        rests.add(rest);
        double turn = TURN * Math.max(1, (end - begin) / Cast.USUAL) * random.nextDouble(0.9, 1.15);
        double force = random.nextDouble(0.85, 1.1);
        int[] shown = faces(random, face);
        for (int touch = 0; touch < TOUCHES.length; touch++) {
            impacts.add(new Impact(begin + TOUCHES[touch] * (end - begin), die, HEIGHTS[touch] / HEIGHTS[0] * force));
        }
        List<Pose> poses = new ArrayList<>();
        for (int frame = 0; frame * FRAME < millis + FRAME; frame++) {
            double part = Math.clamp((frame * FRAME - begin) / (end - begin), 0, 1);
            double left = Math.pow(1 - part, 3);
            poses.add(new Pose(1 - left, height(part) * force, rest.angle() - way * turn * left, shown[index(part)]));
        }
        return List.copyOf(poses);
    }

    /// No face comes twice in a row.
    private static int[] faces(RandomGenerator random, int last) {
        int[] faces = new int[FACES.length];
        faces[FACES.length - 1] = last;
        for (int i = FACES.length - 2; i >= 0; i--) {
            faces[i] = (faces[i + 1] - 1 + random.nextInt(1, 6)) % 6 + 1;
        }
        return faces;
    }

    private static int index(double part) {
        int index = FACES.length - 1;
        while (FACES[index] > part) {
            index--;
        }
        return index;
    }

    /// Three hops, each a parabola from touch to touch.
    private static double height(double part) {
        double from = 0;
        for (int hop = 0; hop < TOUCHES.length; hop++) {
            if (part < TOUCHES[hop]) {
                double way = (part - from) / (TOUCHES[hop] - from);
                return HEIGHTS[hop] * 4 * way * (1 - way);
            }
            from = TOUCHES[hop];
        }
        return 0;
    }

    /// How long it takes.
    double millis() {
        return millis;
    }

    /// How many keyframes each die has.
    int length() {
        return frames.getFirst().size();
    }

    /// How a die is seen in a keyframe; in the last one where there is none so late.
    Pose pose(int die, int frame) {
        List<Pose> poses = frames.get(die);
        return poses.get(Math.min(frame, poses.size() - 1));
    }

    /// How a die lies in the end.
    Rest rest(int die) {
        return rests.get(die);
    }

    /// What is to be heard, die by die.
    List<Impact> impacts() {
        return List.copyOf(impacts);
    }
}
