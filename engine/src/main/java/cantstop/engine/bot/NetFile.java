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
/// 1 byte    version of this format, 2
/// 1 byte    players
/// 2 bytes   big-endian, as all that follows: units of the hidden layer
/// 2 bytes   length of the line about its origin
/// n bytes   that line, UTF-8
/// 2 floats  how much of the hand-made lead counts, and how much of the net's sureness
/// n floats  the rows of the hidden layer, then the last weights (see Net)
/// 4 bytes   CRC-32C of everything before
/// ```
public final class NetFile {
    private static final byte[] MAGIC = {'C', 'A', 'N', 'T', 'S', 'T', 'O', 'P'};
    private static final byte VERSION = 2;
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
        float[] first = floats(in, Net.inputs(players) * Net.WIDTH);
        Net net = new Net(
                players,
                leadShare,
                sureness,
                first,
                floats(in, Net.WIDTH + 1),
                new String(origin, StandardCharsets.UTF_8));
        return isSane(new float[] {leadShare, sureness}) && isSane(net.first()) && isSane(net.last())
                ? new Found.Whole(net)
                : new Found.Unusable(name, "a weight that no training makes");
    }

    /// A net as bytes; the inverse of [#read].
    public static byte[] write(Net net) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(MAGIC);
            out.writeByte(VERSION);
            out.writeByte(net.players());
            out.writeShort(Net.WIDTH);
            byte[] origin = net.origin().getBytes(StandardCharsets.UTF_8);
            out.writeShort(origin.length);
            out.write(origin);
            out.writeFloat(net.leadShare());
            out.writeFloat(net.sureness());
            for (float[] layer : new float[][] {net.first(), net.last()}) {
                for (float weight : layer) {
                    out.writeFloat(weight);
                }
            }
            out.writeInt(sum(bytes.toByteArray(), bytes.size()));
        } catch (IOException e) {
            throw new UncheckedIOException("an array can't fail", e);
        }
        return bytes.toByteArray();
    }

    private static @Nullable String damage(byte[] bytes) {
        if (bytes.length < HEAD || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            return "no net";
        }
        if (bytes[MAGIC.length] != VERSION) {
            return "version " + bytes[MAGIC.length];
        }
        int players = bytes[MAGIC.length + 1];
        if (players < 2 || players > 4 || ByteBuffer.wrap(bytes).getShort(HEAD - 4) != Net.WIDTH) {
            return "of another shape";
        }
        int weights = 2 + (Net.inputs(players) + 1) * Net.WIDTH + 1;
        if (bytes.length != HEAD + origin(bytes) + Float.BYTES * weights + TAIL) {
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

    private static float[] floats(ByteBuffer in, int count) {
        float[] floats = new float[count];
        for (int place = 0; place < count; place++) {
            floats[place] = in.getFloat();
        }
        return floats;
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
