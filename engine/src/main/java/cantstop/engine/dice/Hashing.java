package cantstop.engine.dice;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The hashes of this room, over texts that are put together here byte by byte.
final class Hashing {
    /// Bytes of a secret, of a tip and of a key's fingerprint.
    static final int SIZE = 32;

    private Hashing() {}

    static byte[] sha256(byte[] text) {
        return sha256().digest(text);
    }

    /// HMAC-SHA-256 with one key, to be asked again and again.
    static Mac hmac(byte[] key) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac;
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java platform has HMAC-SHA-256", e);
        }
    }

    /// A label in ASCII, the beginning of a text.
    static byte[] label(String label) {
        return label.getBytes(StandardCharsets.US_ASCII);
    }

    /// A number in four bytes, the highest first.
    static byte[] u32(int number) {
        return new byte[] {(byte) (number >>> 24), (byte) (number >>> 16), (byte) (number >>> 8), (byte) number};
    }

    /// The parts of a text, one behind the other.
    static byte[] text(byte[]... parts) {
        int size = 0;
        for (byte[] part : parts) {
            size += part.length;
        }
        byte[] text = new byte[size];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, text, at, part.length);
            at += part.length;
        }
        return text;
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
