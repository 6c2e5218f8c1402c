package cantstop.client.kit.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// How dice fall: one rigid tumble, the same on every screen that has its seed. Lengths are in dice, times in parts of
/// the whole throw. Immutable.
final class Throw {
    /// Each die lands this much later than the one before it.
    private static final double LATER = 0.075;

    /// When a die touches the ground, in parts of its own fall, and how high it hops until then.
    private static final double[] TOUCHDOWNS = {0.3, 0.65, 0.93};

    private static final double[] HOPS = {0.55, 0.28, 0.1};

    /// The face that was rolled shows from here on.
    private static final double KNOWN = 0.82;

    private static final double TURN = 160;

    /// Where a die is at one moment.
    ///
    /// @param back how far left of its place it still is
    /// @param height above the ground
    /// @param angle in degrees, clockwise
    record Pose(double back, double height, double angle, int face) {}

    /// The fall of one die.
    private record Fall(double from, double start, double turn, double rest, List<Integer> faces) {
        Pose at(double time) {
            double own = Math.clamp((time - start) / (1 - 3 * LATER), 0, 1);
            double gone = 1 - Math.pow(1 - own, 3);
            return new Pose(from * (1 - gone), height(own), rest - turn * (1 - gone), face(own));
        }

        private static double height(double own) {
            double before = 0;
            for (int i = 0; i < TOUCHDOWNS.length; i++) {
                if (own < TOUCHDOWNS[i]) {
                    double part = (own - before) / (TOUCHDOWNS[i] - before);
                    return HOPS[i] * 4 * part * (1 - part);
                }
                before = TOUCHDOWNS[i];
            }
            return 0;
        }

        private int face(double own) {
            if (own >= KNOWN) {
                return faces.getLast();
            }
            return faces.get((int) (own / KNOWN * (faces.size() - 1)));
        }
    }

    private final List<Fall> falls = new ArrayList<>();

    /// A throw.
    ///
    /// @param faces what was rolled, or [Die#BLANK]
    /// @param seed the same on every screen: of the roll itself
    Throw(List<Integer> faces, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < faces.size(); i++) {
            List<Integer> shown = new ArrayList<>();
            int face = faces.get(i);
            for (int j = 0; j < 5; j++) {
                // Never the same face twice in a row, so that every touchdown is seen to turn the die.
                face = (face + random.nextInt(1, 6) - 1) % 6 + 1;
                shown.add(face);
            }
            shown.add(faces.get(i));
            double from = 1.5 + i * 1.1 + random.nextDouble(0.6);
            falls.add(new Fall(from, i * LATER, TURN + random.nextDouble(-30, 60), rest(faces, i), List.copyOf(shown)));
        }
    }

    /// How much a die is turned when it lies: by its place and face, so that whoever comes later sees it so too.
    static double rest(List<Integer> faces, int place) {
        return faces.get(place) == Die.BLANK ? 0 : (faces.get(place) * 7 + place * 11) % 17 - 8;
    }

    /// Where each die is.
    ///
    /// @param time 0 at the start, 1 when all lie
    List<Pose> at(double time) {
        return falls.stream().map(fall -> fall.at(time)).toList();
    }

    /// When dice hit the ground, for the ear: parts of the throw, in order.
    List<Double> impacts() {
        return falls.stream()
                .flatMap(fall ->
                        java.util.Arrays.stream(TOUCHDOWNS).mapToObj(touch -> fall.start() + touch * (1 - 3 * LATER)))
                .sorted()
                .toList();
    }
}
