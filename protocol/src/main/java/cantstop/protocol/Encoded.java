package cantstop.protocol;

import java.util.Arrays;

/// An event's bytes as its first host encoded them. Immutable.
public final class Encoded {
    private final byte[] bytes;

    private Encoded(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Encoded of(byte[] bytes) {
        return new Encoded(bytes.clone());
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Encoded encoded && Arrays.equals(bytes, encoded.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return bytes.length + " bytes";
    }
}
