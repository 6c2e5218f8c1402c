package cantstop.protocol;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// How keys are named: SHA-256 over the DER encoding of the SubjectPublicKeyInfo, as 64 lower-case hex digits. The
/// certificate around a key may change; this does not.
public final class Fingerprint {
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{64}");

    private Fingerprint() {}

    public static String of(PublicKey key) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(key.getEncoded()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /// Whether a text is one.
    public static boolean isFingerprint(String text) {
        return FINGERPRINT.matcher(text).matches();
    }
}
