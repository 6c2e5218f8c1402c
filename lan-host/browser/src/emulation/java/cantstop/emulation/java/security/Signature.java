package cantstop.emulation.java.security;

import cantstop.browser.key.P256;
import java.io.ByteArrayOutputStream;

/// ECDSA with SHA-256 on the curve P-256; checks alone.
public final class Signature {
    private final ByteArrayOutputStream text = new ByteArrayOutputStream();
    private PublicKey key;

    private Signature() {}

    public static Signature getInstance(String algorithm) {
        return new Signature();
    }

    public void initVerify(PublicKey signer) {
        key = signer;
    }

    public void update(byte[] bytes) {
        text.write(bytes, 0, bytes.length);
    }

    public boolean verify(byte[] signature) {
        return P256.isSigned(key.point(), text.toByteArray(), signature);
    }
}
