package cantstop.protocol;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.Signatures;
import cantstop.engine.identity.Key;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// This installation's identity: a P-256 key, and the certificate that TLS needs around it. Peers check the key
/// alone; name and dates of the certificate are the same for every installation. Immutable from outside. An
/// identity from a file parses key and certificate at the first use: that takes long, and a start needs only the
/// fingerprint.
public final class Identity implements HandSigner {
    private final Key key;
    private final Supplier<Keys> reading;
    private @Nullable Keys keys;

    /// The key pair and its certificate.
    record Keys(PrivateKey privateKey, X509Certificate certificate) {}

    Identity(Keys keys) {
        this(keyOf(keys.certificate()), () -> keys);
    }

    /// One whose key's fingerprint is known.
    ///
    /// @param reading parses the keys; called at most once, by any thread
    Identity(Key key, Supplier<Keys> reading) {
        this.key = key;
        this.reading = reading;
    }

    /// A new key that nothing remembers: for tests, and for guests that are not people.
    public static Identity fresh() {
        return new Identity(FreshKeys.make());
    }

    private synchronized Keys keys() {
        if (keys == null) {
            keys = reading.get();
        }
        return keys;
    }

    /// Parses key and certificate now, so that nothing waits for it later.
    public void unpack() {
        keys();
    }

    @Override
    public Key key() {
        return key;
    }

    @Override
    public Bytes publicKey() {
        return publicKey(keys().certificate());
    }

    @Override
    public Bytes sign(Bytes text) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys().privateKey());
            signature.update(text.toArray());
            return Bytes.of(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has ECDSA with SHA-256", e);
        }
    }

    public PrivateKey privateKey() {
        return keys().privateKey();
    }

    public X509Certificate certificate() {
        return keys().certificate();
    }

    @Override
    public String toString() {
        return key.hex();
    }

    /// The key that a certificate is for.
    public static Key keyOf(Certificate certificate) {
        return Signatures.key(publicKey(certificate));
    }

    private static Bytes publicKey(Certificate certificate) {
        return Bytes.of(certificate.getPublicKey().getEncoded());
    }
}
