package cantstop.browser.replay;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Reads what a [Parcel] holds, in the same order.
final class Unpacked {
    private final byte[] bytes;
    private int place;

    Unpacked(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean isOver() {
        return place == bytes.length;
    }

    int place() {
        return place;
    }

    long number() {
        long number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes[place++];
            number |= (next & 0x7fL) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }

    boolean truth() {
        return number() != 0;
    }

    byte[] bytes() {
        int length = (int) number();
        place += length;
        return Arrays.copyOfRange(bytes, place - length, place);
    }

    /// A key, or none.
    @Nullable
    Key key() {
        String hex = text();
        return hex.isEmpty() ? null : new Key(hex);
    }

    String text() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    HostAddress address() {
        String host = text();
        return new HostAddress(host, (int) number());
    }
}
