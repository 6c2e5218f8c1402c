package cantstop.browser.replay;

import cantstop.engine.identity.Key;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Arguments and results as bytes, one behind the other.
final class Parcel {
    static final byte[] NOTHING = {};

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    static Parcel of(long number) {
        return new Parcel().and(number);
    }

    static Parcel of(String text) {
        return new Parcel().and(text);
    }

    Parcel and(long number) {
        long rest = number;
        while ((rest & ~0x7fL) != 0) {
            bytes.write((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
        return this;
    }

    Parcel and(boolean so) {
        return and(so ? 1 : 0);
    }

    /// A key, or none.
    Parcel and(@Nullable Key key) {
        return and(key == null ? "" : key.hex());
    }

    Parcel and(String text) {
        return and(text.getBytes(StandardCharsets.UTF_8));
    }

    Parcel and(byte[] more) {
        and(more.length);
        bytes.write(more, 0, more.length);
        return this;
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }
}
