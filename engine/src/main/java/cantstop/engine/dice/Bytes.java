package cantstop.engine.dice;

import java.util.Arrays;
import java.util.HexFormat;

/// An array of bytes. Immutable, and equal to any other with the same content.
public final class Bytes {
    private final byte[] bytes;

    private Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Bytes of(byte[] bytes) {
        return new Bytes(bytes.clone());
    }

    /// These parts joined.
    public static Bytes joined(byte[]... parts) {
        return new Bytes(Hashing.text(parts));
    }

    /// The bytes that these hex digits stand for.
    public static Bytes ofHex(String hex) {
        return new Bytes(HexFormat.of().parseHex(hex));
    }

    public int size() {
        return bytes.length;
    }

    public byte[] toArray() {
        return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes same && Arrays.equals(bytes, same.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /// Lower-case hex digits.
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
