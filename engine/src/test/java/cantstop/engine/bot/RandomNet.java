package cantstop.engine.bot;

import java.util.random.RandomGenerator;

/// Nets that have learned nothing.
final class RandomNet {
    private RandomNet() {}

    static Net of(int players, RandomGenerator random) {
        float[] first = weights(Net.inputs(players) * Net.WIDTH, random);
        return new Net(players, 0.7f, 0.8f, first, weights(Net.WIDTH + 1, random), "at random");
    }

    private static float[] weights(int count, RandomGenerator random) {
        float[] weights = new float[count];
        for (int place = 0; place < count; place++) {
            weights[place] = (float) (0.2 * random.nextGaussian());
        }
        return weights;
    }
}
