package cantstop.emulation.javax.crypto;

import cantstop.emulation.java.security.Key;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.params.KeyParameter;

/// HMAC with SHA-256.
public final class Mac {
    private final HMac mac = new HMac(new SHA256Digest());

    private Mac() {}

    public static Mac getInstance(String algorithm) {
        return new Mac();
    }

    public void init(Key key) {
        mac.init(new KeyParameter(key.getEncoded()));
    }

    public byte[] doFinal(byte[] text) {
        mac.update(text, 0, text.length);
        byte[] result = new byte[mac.getMacSize()];
        mac.doFinal(result, 0);
        return result;
    }
}
