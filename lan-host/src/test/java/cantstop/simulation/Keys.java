package cantstop.simulation;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.protocol.Fingerprint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.crypto.signers.StandardDSAEncoding;

/// The keys of the laptops: the same ones in every party, and the same signatures, so that a party can be played
/// again bit by bit.
final class Keys {
    private static final X9ECParameters P_256 = CustomNamedCurves.getByName("P-256");
    private static final String BEGINNING = "3059301306072a8648ce3d020106082a8648ce3d030107034200";
    private static final Map<Integer, Key> NUMBERED = new ConcurrentHashMap<>();
    private static final Map<String, Key> NAMED = new ConcurrentHashMap<>();

    private Keys() {}

    /// The fingerprint of the key with this number.
    static String key(int number) {
        Key key = NUMBERED.computeIfAbsent(number, Keys::make);
        NAMED.put(key.key(), key);
        return key.key();
    }

    /// The key with this fingerprint.
    static HandSigner signer(String fingerprint) {
        return Objects.requireNonNull(NAMED.get(fingerprint), "no key was made for " + fingerprint);
    }

    private static Key make(int number) {
        BigInteger secret = BigInteger.valueOf(1_000 + number);
        byte[] point = P_256.getG().multiply(secret).getEncoded(false);
        byte[] encoded = HexFormat.of().parseHex(BEGINNING + HexFormat.of().formatHex(point));
        try {
            PublicKey shown = KeyFactory.getInstance("EC").generatePublic(new X509EncodedKeySpec(encoded));
            return new Key(Fingerprint.of(shown), Bytes.of(encoded), secret);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Key(String key, Bytes publicKey, BigInteger secret) implements HandSigner {
        @Override
        public Bytes sign(Bytes text) {
            try {
                ECDSASigner signer = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
                signer.init(true, new ECPrivateKeyParameters(secret, new ECDomainParameters(P_256)));
                BigInteger[] signature = signer.generateSignature(
                        MessageDigest.getInstance("SHA-256").digest(text.toArray()));
                return Bytes.of(StandardDSAEncoding.INSTANCE.encode(P_256.getN(), signature[0], signature[1]));
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
