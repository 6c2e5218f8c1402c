package cantstop.emulation.javax.crypto.spec;

import cantstop.emulation.java.security.Key;

/// A secret as a key.
public final class SecretKeySpec implements Key {
    private final byte[] secret;

    public SecretKeySpec(byte[] secret, String algorithm) {
        this.secret = secret.clone();
    }

    @Override
    public byte[] getEncoded() {
        return secret.clone();
    }
}
