package cantstop.tools.training;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/// The latest samples; the oldest make room for new ones.
final class ReplayBuffer {
    private final Sample[] samples;
    private long taken;

    ReplayBuffer(int room) {
        samples = new Sample[room];
    }

    void add(List<Sample> more) {
        for (Sample sample : more) {
            samples[(int) (taken++ % samples.length)] = sample;
        }
    }

    int size() {
        return (int) Math.min(taken, samples.length);
    }

    Sample get(int place) {
        return samples[place];
    }

    void write(DataOutput out) throws IOException {
        out.writeLong(taken);
        for (int place = 0; place < size(); place++) {
            samples[place].write(out);
        }
    }

    /// The inverse of [#write].
    void read(DataInput in) throws IOException {
        taken = in.readLong();
        for (int place = 0; place < size(); place++) {
            samples[place] = Sample.read(in);
        }
    }
}
