package cantstop.browser;

import cantstop.protocol.wire.BreachException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Cuts frames from the bytes that come: a length as a varint of at most three bytes, and so many bytes.
final class FrameReader {
    private static final int LONGEST_PREFIX = 3;

    private final int longest;
    private byte[] waiting = {};

    /// @param longest the longest frame, in bytes
    FrameReader(int longest) {
        this.longest = longest;
    }

    /// The bytes of a frame with its length.
    static byte[] framed(byte[] message) {
        byte[] prefix = new byte[LONGEST_PREFIX];
        int count = 0;
        int rest = message.length;
        while (rest >= 0x80) {
            prefix[count++] = (byte) (rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        prefix[count++] = (byte) rest;
        byte[] frame = Arrays.copyOf(prefix, count + message.length);
        System.arraycopy(message, 0, frame, count, message.length);
        return frame;
    }

    /// More bytes have come.
    void add(byte[] bytes) {
        int before = waiting.length;
        waiting = Arrays.copyOf(waiting, before + bytes.length);
        System.arraycopy(bytes, 0, waiting, before, bytes.length);
    }

    /// The next frame; null while not all of it is there.
    byte @Nullable [] next() throws BreachException {
        int length = 0;
        for (int i = 0; i < LONGEST_PREFIX; i++) {
            if (i >= waiting.length) {
                return null;
            }
            length |= (waiting[i] & 0x7f) << 7 * i;
            if (waiting[i] >= 0) {
                return cut(i + 1, length);
            }
        }
        throw new BreachException("a frame's length of more than " + LONGEST_PREFIX + " bytes");
    }

    private byte @Nullable [] cut(int from, int length) throws BreachException {
        if (length == 0 || length > longest) {
            throw new BreachException("a frame of " + length + " bytes");
        }
        if (waiting.length < from + length) {
            return null;
        }
        byte[] frame = Arrays.copyOfRange(waiting, from, from + length);
        waiting = Arrays.copyOfRange(waiting, from + length, waiting.length);
        return frame;
    }
}
