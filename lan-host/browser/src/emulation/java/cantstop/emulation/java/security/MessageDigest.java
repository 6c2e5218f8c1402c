package cantstop.emulation.java.security;

import java.security.NoSuchAlgorithmException;
import org.bouncycastle.crypto.digests.SHA256Digest;

/// SHA-256, the one digest of the house.
public final class MessageDigest implements Cloneable {
    private final SHA256Digest digest;

    private MessageDigest(SHA256Digest digest) {
        this.digest = digest;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("SHA-256")) {
            throw new NoSuchAlgorithmException(algorithm);
        }
        return new MessageDigest(new SHA256Digest());
    }

    public void update(byte[] bytes) {
        digest.update(bytes, 0, bytes.length);
    }

    public byte[] digest(byte[] bytes) {
        update(bytes);
        return digest();
    }

    public byte[] digest() {
        byte[] result = new byte[digest.getDigestSize()];
        digest.doFinal(result, 0);
        return result;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return new MessageDigest(new SHA256Digest(digest));
    }
}
