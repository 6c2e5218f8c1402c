package cantstop.protocol;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.Date;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/// Makes a key and signs the certificate around it, which happens once in the life of an installation. It stands
/// alone because the library that writes certificates is signed: a class that so much as names it has its jar
/// opened and its signatures read at every start.
final class FreshKeys {
    /// Laptops at a party have wrong clocks, and this protocol does not check a certificate's dates.
    private static final Instant NOT_BEFORE = Instant.parse("2020-01-01T00:00:00Z");

    /// "No well-defined expiration date", says RFC 5280 of this moment.
    private static final Instant NOT_AFTER = Instant.parse("9999-12-31T23:59:59Z");

    private FreshKeys() {}

    static Identity.Keys make() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            return new Identity.Keys(pair.getPrivate(), selfSigned(pair));
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
}
