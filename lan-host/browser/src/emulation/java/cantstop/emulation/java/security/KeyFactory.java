package cantstop.emulation.java.security;

import cantstop.browser.key.P256;
import cantstop.emulation.java.security.spec.InvalidKeySpecException;
import cantstop.emulation.java.security.spec.KeySpec;
import cantstop.emulation.java.security.spec.X509EncodedKeySpec;

/// Reads keys on the curve P-256.
public final class KeyFactory {
    private KeyFactory() {}

    public static KeyFactory getInstance(String algorithm) {
        return new KeyFactory();
    }

    public PublicKey generatePublic(KeySpec spec) throws InvalidKeySpecException {
        if (!(spec instanceof X509EncodedKeySpec encoded)) {
            throw new InvalidKeySpecException("not an encoded key");
        }
        try {
            return new PublicKey(P256.publicKey(encoded.getEncoded()));
        } catch (IllegalArgumentException e) {
            throw new InvalidKeySpecException(e.getMessage());
        }
    }
}
