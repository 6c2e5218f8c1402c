package cantstop.tools.training;

import cantstop.engine.bot.Net;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// A net that learns to correct the hand-made value; gradients by hand. What is learned is not the row of each
/// input but by how much it differs from the row of the space below: so a sample about one space is one about all
/// spaces above it, too.
public final class TrainableNet {
    /// Samples between two steps.
    static final int BATCH = 256;

    private static final int WIDTH = Net.WIDTH;
    private static final float MOST_AVERAGED = 0.9995f;

    private final int players;
    private final Inputs inputs;

    /// By how much each input's row is above the one below it.
    private final Layer rises;

    private final Layer last;

    /// The rows as they follow from the rises.
    private final float[] rows;

    private final float[] rowSlopes;
    private final float[] hidden = new float[WIDTH];
    private final float[] back = new float[WIDTH];
    private int steps;

    TrainableNet(int players, RandomGenerator random) {
        this(players, Inputs.ofLargeBoard(players), random);
    }

    /// A net of other inputs than the game's.
    public TrainableNet(int players, Inputs inputs, RandomGenerator random) {
        this.players = players;
        this.inputs = inputs;
        rises = new Layer(inputs.count() * WIDTH, random, 0.05);
        last = new Layer(WIDTH + 1, random, 0.05);
        rows = rows(rises.weights);
        rowSlopes = new float[rows.length];
    }

    /// The net as it stands, its weights averaged over the latest steps.
    public Net net() {
        return new Net(players, 1, 1, rows(rises.mean), last.mean.clone(), "unfinished");
    }

    /// Begins with what another net for as many players knows.
    public void begin(Net net) {
        float[] learned = net.first().clone();
        for (int input = inputs.count() - 1; input >= 0; input--) {
            int below = inputs.below(input);
            for (int unit = 0; unit < WIDTH && below >= 0; unit++) {
                learned[input * WIDTH + unit] -= learned[below * WIDTH + unit];
            }
        }
        rises.begin(learned);
        last.begin(net.last());
        follow();
    }

    void write(DataOutput out) throws IOException {
        out.writeInt(steps);
        rises.write(out);
        last.write(out);
    }

    /// The inverse of [#write].
    void read(DataInput in) throws IOException {
        steps = in.readInt();
        rises.read(in);
        last.read(in);
        follow();
    }

    /// Lets the rows follow from the rises.
    private void follow() {
        System.arraycopy(rises.weights, 0, rows, 0, rows.length);
        sumUp(rows);
    }

    private float[] rows(float[] steps) {
        float[] summed = steps.clone();
        sumUp(summed);
        return summed;
    }

    private void sumUp(float[] summed) {
        for (int input = 0; input < inputs.count(); input++) {
            if (inputs.below(input) >= 0) {
                add(summed, input * WIDTH, summed, inputs.below(input) * WIDTH);
            }
        }
    }

    /// Learns from samples drawn at random, each as it was or as in a mirror.
    ///
    /// @return the mean loss
    double learn(ReplayBuffer buffer, int batches, float rate, RandomGenerator random) {
        double loss = 0;
        for (int batch = 0; batch < batches; batch++) {
            for (int place = 0; place < BATCH; place++) {
                Sample sample = buffer.get(random.nextInt(buffer.size()));
                loss += study(sample, random.nextBoolean());
            }
            step(rate);
        }
        return loss / batches / BATCH;
    }

    private void step(float rate) {
        // A rise lifts all spaces above it.
        for (int input = inputs.count() - 1; input >= 0; input--) {
            add(rises.slopes, input * WIDTH, rowSlopes, input * WIDTH);
            if (inputs.below(input) >= 0) {
                add(rowSlopes, inputs.below(input) * WIDTH, rowSlopes, input * WIDTH);
            }
        }
        Arrays.fill(rowSlopes, 0);
        steps++;
        float averaged = Math.min(MOST_AVERAGED, (steps + 1f) / (steps + 10f));
        rises.step(rate, steps, averaged);
        last.step(rate, steps, averaged);
        follow();
    }

    private double study(Sample sample, boolean inMirror) {
        Arrays.fill(hidden, 0);
        for (short input : sample.inputs()) {
            add(hidden, 0, rows, (inMirror ? inputs.mirrored(input) : input) * WIDTH);
        }
        float sum = sample.lead() + last.weights[WIDTH];
        for (int unit = 0; unit < WIDTH; unit++) {
            sum += last.weights[unit] * Math.max(0, hidden[unit]);
        }
        double told = 1 / (1 + Math.exp(-sum));
        double chance = sample.chance();
        back(sample, inMirror, (float) (told - chance) / BATCH);
        return -chance * Math.log(told + 1e-9) - (1 - chance) * Math.log(1 - told + 1e-9);
    }

    private void back(Sample sample, boolean inMirror, float error) {
        last.slopes[WIDTH] += error;
        for (int unit = 0; unit < WIDTH; unit++) {
            last.slopes[unit] += error * Math.max(0, hidden[unit]);
            back[unit] = hidden[unit] > 0 ? error * last.weights[unit] : 0;
        }
        for (short input : sample.inputs()) {
            add(rowSlopes, (inMirror ? inputs.mirrored(input) : input) * WIDTH, back, 0);
        }
    }

    /// Adds one row to another.
    private static void add(float[] into, int at, float[] from, int fromAt) {
        for (int unit = 0; unit < WIDTH; unit++) {
            into[at + unit] += from[fromAt + unit];
        }
    }
}
