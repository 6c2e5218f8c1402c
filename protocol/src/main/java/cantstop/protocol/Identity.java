package cantstop.protocol;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.X509Certificate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// This installation's identity: a P-256 key, and the certificate that TLS needs around it. Peers check the key
/// alone; name and dates of the certificate are the same for every installation. Immutable from outside. An
/// identity from a file parses key and certificate at the first use: that takes long, and a start needs only the
/// fingerprint.
public final class Identity implements HandSigner {
    private final String fingerprint;
    private final Supplier<Keys> reading;
    private @Nullable Keys keys;

    /// What an identity is made of.
    record Keys(PrivateKey privateKey, X509Certificate certificate) {}

    Identity(Keys keys) {
        this(Fingerprint.of(keys.certificate().getPublicKey()), () -> keys);
    }

    /// One whose fingerprint is known.
    ///
    /// @param reading gives what it is made of; asked at most once, by any thread
    Identity(String fingerprint, Supplier<Keys> reading) {
        this.fingerprint = fingerprint;
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
    public String key() {
        return fingerprint;
    }

    @Override
    public Bytes publicKey() {
        return Bytes.of(keys().certificate().getPublicKey().getEncoded());
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

    /// What others know this installation by, see [Fingerprint].
    public String fingerprint() {
        return fingerprint;
    }

    @Override
    public String toString() {
        return fingerprint;
    }
}
