package cantstop.engine.identity;

import java.util.HexFormat;
import java.util.regex.Pattern;

/// The public key of an installation, by its fingerprint: SHA-256 of its SubjectPublicKeyInfo. Guests and hosts are
/// known by it.
///
/// @param hex 64 lower-case hex digits
public record Key(String hex) implements Comparable<Key> {
    /// How many bytes its fingerprint has.
    public static final int BYTES = 32;

    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    public Key {
        if (!isKey(hex)) {
            throw new IllegalArgumentException("not a fingerprint: " + hex.length() + " characters");
        }
    }

    /// Whether a text is the fingerprint of a key.
    public static boolean isKey(String text) {
        return HEX.matcher(text).matches();
    }

    @Override
    public int compareTo(Key other) {
        return hex.compareTo(other.hex);
    }

    public static Key of(byte[] bytes) {
        return new Key(HexFormat.of().formatHex(bytes));
    }

    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public String toString() {
        return hex;
    }
}
