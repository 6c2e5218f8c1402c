package cantstop.tools.training;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/// One position at the end of a turn, and how likely its player was to win from there.
public final class Sample {
    private final short[] inputs;
    private final float lead;
    private final float chance;

    /// A sample.
    ///
    /// @param active which inputs of the net are on; the first `count` of them
    /// @param lead the hand-made part of the sum
    /// @param chance the chance to aim at, 0 to 1 on average; where luck was given back, sometimes a little beyond
    public Sample(int[] active, int count, double lead, double chance) {
        inputs = new short[count];
        for (int place = 0; place < count; place++) {
            inputs[place] = (short) active[place];
        }
        this.lead = (float) lead;
        this.chance = (float) chance;
    }

    /// Which inputs of the net are on. Read only.
    short[] inputs() {
        return inputs;
    }

    /// The hand-made part of the sum.
    float lead() {
        return lead;
    }

    /// The chance to aim at, 0 to 1 on average.
    public float chance() {
        return chance;
    }

    void write(DataOutput out) throws IOException {
        out.writeByte(inputs.length);
        for (short input : inputs) {
            out.writeShort(input);
        }
        out.writeFloat(lead);
        out.writeFloat(chance);
    }

    /// The inverse of [#write].
    static Sample read(DataInput in) throws IOException {
        int[] active = new int[in.readUnsignedByte()];
        for (int place = 0; place < active.length; place++) {
            active[place] = in.readShort();
        }
        return new Sample(active, active.length, in.readFloat(), in.readFloat());
    }
}
