package cantstop.engine.bot;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/// The file format of a [Net], and the nets that ship with the program.
///
/// ```
/// 8 bytes   "CANTSTOP"
/// 1 byte    version of this format: 2, exact, or 3, half as large
/// 1 byte    players
/// 2 bytes   big-endian, as all that follows: units of the hidden layer
/// 2 bytes   length of the line about its origin
/// n bytes   that line, UTF-8
/// 2 floats  how much of the hand-made lead counts, and how much of the net's sureness
/// n numbers the rows of the hidden layer, then the last weights (see Net)
/// 4 bytes   CRC-32C of everything before
/// ```
///
/// In version 2 the numbers are floats. In version 3 they are shorts, counted in steps; how much a step is comes before
/// the rows, and again before the last weights, as a float.
public final class NetFile {
    private static final byte[] MAGIC = {'C', 'A', 'N', 'T', 'S', 'T', 'O', 'P'};
    private static final byte EXACT = 2;
    private static final byte SMALL = 3;
    private static final int HEAD = MAGIC.length + 6;
    private static final int TAIL = 4;

    /// No weight of a trained net is larger; anything else is damage.
    private static final float LARGEST = 1000;

    private NetFile() {}

    /// The result of reading a net.
    public sealed interface Found {
        record Whole(Net net) implements Found {}

        /// The net can't be used.
        ///
        /// @param name which net
        /// @param reason why not, for a log
        record Unusable(String name, String reason) implements Found {}
    }

    /// Reads a net that ships with the program.
    ///
    /// @param name the name of its file
    public static Found shipped(String name) {
        try (InputStream in = NetFile.class.getResourceAsStream(name)) {
            return in == null ? new Found.Unusable(name, "missing") : read(name, in.readAllBytes());
        } catch (IOException e) {
            return new Found.Unusable(name, "unreadable: " + e.getMessage());
        }
    }

    /// Reads a net.
    ///
    /// @param name what to call it if it is damaged
    public static Found read(String name, byte[] bytes) {
        String damage = damage(bytes);
        if (damage != null) {
            return new Found.Unusable(name, damage);
        }
        int players = bytes[MAGIC.length + 1];
        ByteBuffer in = ByteBuffer.wrap(bytes).position(HEAD);
        byte[] origin = new byte[origin(bytes)];
        in.get(origin);
        float leadShare = in.getFloat();
        float sureness = in.getFloat();
        boolean inSteps = bytes[MAGIC.length] == SMALL;
        float[] first = weights(in, inSteps, Net.inputs(players) * Net.WIDTH);
        float[] last = weights(in, inSteps, Net.WIDTH + 1);
        Net net = new Net(players, leadShare, sureness, first, last, new String(origin, StandardCharsets.UTF_8));
        return isSane(new float[] {leadShare, sureness}) && isSane(net.first()) && isSane(net.last())
                ? new Found.Whole(net)
                : new Found.Unusable(name, "a weight that no training makes");
    }

    /// A net as bytes; the inverse of [#read].
    public static byte[] write(Net net) {
        return write(net, EXACT);
    }

    /// A net as half as many bytes: each weight is the nearest of 65,535 between the largest and its opposite.
    public static byte[] writeSmall(Net net) {
        return write(net, SMALL);
    }

    private static byte[] write(Net net, byte version) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(MAGIC);
            out.writeByte(version);
            out.writeByte(net.players());
            out.writeShort(Net.WIDTH);
            byte[] origin = net.origin().getBytes(StandardCharsets.UTF_8);
            out.writeShort(origin.length);
            out.write(origin);
            out.writeFloat(net.leadShare());
            out.writeFloat(net.sureness());
            for (float[] layer : new float[][] {net.first(), net.last()}) {
                write(layer, version == SMALL, out);
            }
            out.writeInt(sum(bytes.toByteArray(), bytes.size()));
        } catch (IOException e) {
            throw new UncheckedIOException("an array can't fail", e);
        }
        return bytes.toByteArray();
    }

    private static void write(float[] layer, boolean inSteps, DataOutputStream out) throws IOException {
        float step = largest(layer) / Short.MAX_VALUE;
        if (inSteps) {
            out.writeFloat(step);
        }
        for (float weight : layer) {
            if (inSteps) {
                out.writeShort(Math.round(weight / step));
            } else {
                out.writeFloat(weight);
            }
        }
    }

    private static @Nullable String damage(byte[] bytes) {
        if (bytes.length < HEAD || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            return "no net";
        }
        byte version = bytes[MAGIC.length];
        if (version != EXACT && version != SMALL) {
            return "version " + version;
        }
        int players = bytes[MAGIC.length + 1];
        if (players < 2 || players > 4 || ByteBuffer.wrap(bytes).getShort(HEAD - 4) != Net.WIDTH) {
            return "of another shape";
        }
        int weights = (Net.inputs(players) + 1) * Net.WIDTH + 1;
        int size = version == SMALL ? 2 * Float.BYTES + Short.BYTES * weights : Float.BYTES * weights;
        if (bytes.length != HEAD + origin(bytes) + 2 * Float.BYTES + size + TAIL) {
            return "of the wrong length";
        }
        int stored = ByteBuffer.wrap(bytes).getInt(bytes.length - TAIL);
        return stored == sum(bytes, bytes.length - TAIL) ? null : "damaged";
    }

    /// The length of the line about the origin.
    private static int origin(byte[] bytes) {
        return ByteBuffer.wrap(bytes).getShort(HEAD - 2) & 0xffff;
    }

    private static int sum(byte[] bytes, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }

    private static float[] weights(ByteBuffer in, boolean inSteps, int count) {
        float step = inSteps ? in.getFloat() : 1;
        float[] weights = new float[count];
        for (int place = 0; place < count; place++) {
            weights[place] = step * (inSteps ? in.getShort() : in.getFloat());
        }
        return weights;
    }

    private static float largest(float[] weights) {
        float largest = Float.MIN_NORMAL * Short.MAX_VALUE;
        for (float weight : weights) {
            largest = Math.max(largest, Math.abs(weight));
        }
        return largest;
    }

    private static boolean isSane(float[] weights) {
        for (float weight : weights) {
            if (!(Math.abs(weight) <= LARGEST)) {
                return false;
            }
        }
        return true;
    }
}
