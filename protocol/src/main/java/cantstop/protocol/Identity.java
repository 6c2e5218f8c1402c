package cantstop.protocol;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.Date;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/// Who this installation is: a P-256 key, and the certificate that TLS wants around it. The certificate says
/// nothing that anybody relies on; its name and its dates are the same for everybody. Immutable.
public final class Identity {
    /// Laptops at a party have wrong clocks, and nobody judges a certificate here by its dates.
    private static final Instant NOT_BEFORE = Instant.parse("2020-01-01T00:00:00Z");

    /// "No well-defined expiration date", says RFC 5280 of this moment.
    private static final Instant NOT_AFTER = Instant.parse("9999-12-31T23:59:59Z");

    private final PrivateKey privateKey;
    private final X509Certificate certificate;

    Identity(PrivateKey privateKey, X509Certificate certificate) {
        this.privateKey = privateKey;
        this.certificate = certificate;
    }

    /// A new key that nothing remembers: for tests, and for guests that are not people.
    public static Identity fresh() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            return new Identity(pair.getPrivate(), selfSigned(pair));
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

    public PrivateKey privateKey() {
        return privateKey;
    }

    public X509Certificate certificate() {
        return certificate;
    }

    /// What others know this installation by, see [Fingerprint].
    public String fingerprint() {
        return Fingerprint.of(publicKey());
    }

    PublicKey publicKey() {
        return certificate.getPublicKey();
    }

    @Override
    public String toString() {
        return fingerprint();
    }
}
