package cantstop.protocol;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.Date;
import java.util.function.Supplier;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.jspecify.annotations.Nullable;

/// Who this installation is: a P-256 key, and the certificate that TLS wants around it. The certificate says
/// nothing that anybody relies on; its name and its dates are the same for everybody. Seen from outside immutable; one
/// that comes from a file takes the key and the certificate apart when they are first wanted, as that is long for a
/// program that starts, and a start only wants the fingerprint.
public final class Identity {
    /// Laptops at a party have wrong clocks, and nobody judges a certificate here by its dates.
    private static final Instant NOT_BEFORE = Instant.parse("2020-01-01T00:00:00Z");

    /// "No well-defined expiration date", says RFC 5280 of this moment.
    private static final Instant NOT_AFTER = Instant.parse("9999-12-31T23:59:59Z");

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
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            return new Identity(new Keys(pair.getPrivate(), selfSigned(pair)));
        } catch (GeneralSecurityException | OperatorCreationException e) {
            throw new IllegalStateException("every Java platform has P-256 and SHA-256", e);
        }
    }

    private static X509Certificate selfSigned(KeyPair pair) throws GeneralSecurityException, OperatorCreationException {
        X500Name name = new X500Name("CN=cantstop");
        return new JcaX509CertificateConverter()
                .getCertificate(new JcaX509v3CertificateBuilder(
                                name,
                                BigInteger.ONE,
                                Date.from(NOT_BEFORE),
                                Date.from(NOT_AFTER),
                                name,
                                pair.getPublic())
                        .build(new JcaContentSignerBuilder("SHA256withECDSA").build(pair.getPrivate())));
    }

    private synchronized Keys keys() {
        if (keys == null) {
            keys = reading.get();
        }
        return keys;
    }

    /// Takes key and certificate apart now, so that nobody has to wait for it later.
    public void unpack() {
        keys();
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
