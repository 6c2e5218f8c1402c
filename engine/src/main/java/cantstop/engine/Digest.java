package cantstop.engine;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/// The running digest of a log: SHA-256 over the digest before it and an event's bytes. Two logs with the same
/// digest hold the same events. Immutable.
public final class Digest {
    /// Bytes of a digest.
    public static final int SIZE = 32;

    /// The digest of an empty log: 32 zero bytes.
    public static final Digest EMPTY = new Digest(new byte[SIZE]);

    /// Only cloned, never updated: looking an implementation up takes longer than digesting an event.
    private static final MessageDigest UNFED = sha256();

    private final byte[] bytes;

    private Digest(byte[] bytes) {
        this.bytes = bytes;
    }

    /// The digest with these bytes.
    ///
    /// @throws IllegalArgumentException unless there are 32 bytes
    public static Digest of(byte[] bytes) {
        if (bytes.length != SIZE) {
            throw new IllegalArgumentException("a digest has 32 bytes, not " + bytes.length);
        }
        return new Digest(bytes.clone());
    }

    /// The digest after one more event.
    public Digest after(byte[] event) {
        MessageDigest sha256 = copyOfUnfed();
        sha256.update(bytes);
        return new Digest(sha256.digest(event));
    }

    private static MessageDigest copyOfUnfed() {
        try {
            return (MessageDigest) UNFED.clone();
        } catch (CloneNotSupportedException _) {
            return sha256();
        }
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Digest digest && Arrays.equals(bytes, digest.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /// 64 lower-case hex digits.
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
