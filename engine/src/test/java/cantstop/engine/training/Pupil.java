package cantstop.engine.training;

import cantstop.engine.bot.Net;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// A net that learns to correct the hand-made value, from no correction: gradients by hand, steps by Adam (Kingma and
/// Ba 2015), and beside the weights their running
/// mean, which plays better than they do (Polyak averaging).
final class Pupil {
    private static final int WIDTH = Net.WIDTH;
    private static final int DEPTH = Net.DEPTH;
    /// Lessons between two steps.
    static final int BATCH = 256;
    private static final float MEAN_DECAY = 0.9f;
    private static final float SQUARE_DECAY = 0.999f;
    private static final float LEAST = 1e-8f;

    private final int players;
    private final Layer first;
    private final Layer second;
    private final Layer last;
    private final short[] mirrored;
    private final float[] hidden = new float[WIDTH];
    private final float[] units = new float[DEPTH];
    private final float[] backHidden = new float[WIDTH];
    private int steps;

    Pupil(int players, RandomGenerator random) {
        this.players = players;
        first = new Layer(Net.inputs(players) * WIDTH, random, 0.15);
        second = new Layer(DEPTH * WIDTH + DEPTH, random, Math.sqrt(2.0 / WIDTH));
        last = new Layer(DEPTH + 1, random, 0);
        Arrays.fill(second.weights, DEPTH * WIDTH, DEPTH * WIDTH + DEPTH, 0);
        mirrored = Mirror.inputs(players);
    }

    /// The net as it stands, its weights averaged over the latest steps.
    Net net() {
        return new Net(players, first.mean.clone(), second.mean.clone(), last.mean.clone());
    }

    /// Learns from lessons drawn at random, each as it was or as in a mirror.
    ///
    /// @return the mean loss
    double learn(Memory memory, int batches, float rate, RandomGenerator random) {
        double loss = 0;
        for (int batch = 0; batch < batches; batch++) {
            for (int place = 0; place < BATCH; place++) {
                Lesson lesson = memory.get(random.nextInt(memory.size()));
                loss += study(lesson, random.nextBoolean());
            }
            steps++;
            float averaged = (float) Math.min(0.9995, (steps + 1.0) / (steps + 10.0));
            for (Layer layer : new Layer[] {first, second, last}) {
                layer.step(rate, steps, averaged);
            }
        }
        return loss / batches / BATCH;
    }

    private double study(Lesson lesson, boolean inMirror) {
        Arrays.fill(hidden, 0);
        for (short input : lesson.inputs()) {
            add(hidden, 1, first.weights, (inMirror ? mirrored[input] : input) * WIDTH);
        }
        float sum = lesson.lead() + last.weights[DEPTH];
        for (int row = 0; row < DEPTH; row++) {
            float unit = second.weights[DEPTH * WIDTH + row];
            for (int place = 0; place < WIDTH; place++) {
                unit += second.weights[row * WIDTH + place] * Math.max(0, hidden[place]);
            }
            units[row] = unit;
            sum += last.weights[row] * Math.max(0, unit);
        }
        double chance = 1 / (1 + Math.exp(-sum));
        back(lesson, inMirror, (float) (chance - lesson.chance()) / BATCH);
        double y = lesson.chance();
        return -y * Math.log(chance + 1e-9) - (1 - y) * Math.log(1 - chance + 1e-9);
    }

    private void back(Lesson lesson, boolean inMirror, float error) {
        Arrays.fill(backHidden, 0);
        last.slopes[DEPTH] += error;
        for (int row = 0; row < DEPTH; row++) {
            if (units[row] > 0) {
                last.slopes[row] += error * units[row];
                float back = error * last.weights[row];
                second.slopes[DEPTH * WIDTH + row] += back;
                for (int place = 0; place < WIDTH; place++) {
                    second.slopes[row * WIDTH + place] += back * Math.max(0, hidden[place]);
                    backHidden[place] += back * second.weights[row * WIDTH + place];
                }
            }
        }
        for (int place = 0; place < WIDTH; place++) {
            backHidden[place] = hidden[place] > 0 ? backHidden[place] : 0;
        }
        for (short input : lesson.inputs()) {
            int to = (inMirror ? mirrored[input] : input) * WIDTH;
            for (int place = 0; place < WIDTH; place++) {
                first.slopes[to + place] += backHidden[place];
            }
        }
    }

    private static void add(float[] into, float times, float[] from, int at) {
        for (int place = 0; place < into.length; place++) {
            into[place] += times * from[at + place];
        }
    }

    /// One layer's weights and what Adam remembers of each.
    private static final class Layer {
        private final float[] weights;
        private final float[] mean;
        private final float[] slopes;
        private final float[] means;
        private final float[] squares;

        private Layer(int size, RandomGenerator random, double spread) {
            weights = new float[size];
            for (int place = 0; place < size; place++) {
                weights[place] = (float) (spread * random.nextGaussian());
            }
            mean = weights.clone();
            slopes = new float[size];
            means = new float[size];
            squares = new float[size];
        }

        private void step(float rate, int steps, float averaged) {
            float scale =
                    (float) (rate * Math.sqrt(1 - Math.pow(SQUARE_DECAY, steps)) / (1 - Math.pow(MEAN_DECAY, steps)));
            for (int place = 0; place < weights.length; place++) {
                float slope = slopes[place];
                means[place] += (1 - MEAN_DECAY) * (slope - means[place]);
                squares[place] += (1 - SQUARE_DECAY) * (slope * slope - squares[place]);
                weights[place] -= scale * means[place] / ((float) Math.sqrt(squares[place]) + LEAST);
                mean[place] += (1 - averaged) * (weights[place] - mean[place]);
                slopes[place] = 0;
            }
        }
    }
}
