package cantstop.tools.training;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;

/// Weights that are learned by Adam (Kingma and Ba 2015), with the optimizer's state and a running mean of the
/// weights, which plays better than they do (Polyak averaging).
final class Layer {
    private static final float MEAN_DECAY = 0.9f;
    private static final float SQUARE_DECAY = 0.999f;
    private static final float LEAST = 1e-8f;

    final float[] weights;
    final float[] mean;
    final float[] slopes;
    private final float[] means;
    private final float[] squares;

    Layer(int size, RandomGenerator random, double spread) {
        weights = new float[size];
        for (int place = 0; place < size; place++) {
            weights[place] = (float) (spread * random.nextGaussian());
        }
        mean = weights.clone();
        slopes = new float[size];
        means = new float[size];
        squares = new float[size];
    }

    /// A step down the slopes, which are forgotten.
    ///
    /// @param count of this step, from 1
    /// @param averaged how much of the running mean stays, 0 to 1
    void step(float rate, int count, float averaged) {
        float scale = (float) (rate * Math.sqrt(1 - Math.pow(SQUARE_DECAY, count)) / (1 - Math.pow(MEAN_DECAY, count)));
        for (int place = 0; place < weights.length; place++) {
            float slope = slopes[place];
            means[place] += (1 - MEAN_DECAY) * (slope - means[place]);
            squares[place] += (1 - SQUARE_DECAY) * (slope * slope - squares[place]);
            weights[place] -= scale * means[place] / ((float) Math.sqrt(squares[place]) + LEAST);
            mean[place] += (1 - averaged) * (weights[place] - mean[place]);
            slopes[place] = 0;
        }
    }

    /// Begins from given weights.
    void begin(float[] learned) {
        System.arraycopy(learned, 0, weights, 0, weights.length);
        System.arraycopy(learned, 0, mean, 0, mean.length);
    }

    void write(DataOutput out) throws IOException {
        for (float[] numbers : remembered()) {
            for (float number : numbers) {
                out.writeFloat(number);
            }
        }
    }

    /// The inverse of [#write].
    void read(DataInput in) throws IOException {
        for (float[] numbers : remembered()) {
            for (int place = 0; place < numbers.length; place++) {
                numbers[place] = in.readFloat();
            }
        }
    }

    private List<float[]> remembered() {
        return List.of(weights, mean, means, squares);
    }
}
