package cantstop.engine.dice;

import cantstop.engine.identity.Key;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;

/// Signatures of laptops' keys: ECDSA with SHA-256 on the curve P-256, in DER.
public final class Signatures {
    /// The bytes of a signature, at most.
    public static final int LONGEST = 72;

    /// The bytes of a public key.
    public static final int PUBLIC_KEY = 91;

    /// What the encoding of every key on the curve P-256 begins with; the point follows, uncompressed.
    private static final String P_256 = "3059301306072a8648ce3d020106082a8648ce3d03010703420004";

    private Signatures() {}

    /// Which key that is.
    ///
    /// @param publicKey the DER encoding of its SubjectPublicKeyInfo
    public static Key key(Bytes publicKey) {
        return Key.of(Hashing.sha256(publicKey.toArray()));
    }

    /// Whether this key has signed this text.
    public static boolean isSigned(Bytes publicKey, Bytes text, Bytes signature) {
        return publicKey.size() == PUBLIC_KEY
                && publicKey.toString().startsWith(P_256)
                && signature.size() <= LONGEST
                && verifies(publicKey, text, signature);
    }

    private static boolean verifies(Bytes publicKey, Bytes text, Bytes signature) {
        try {
            Signature check = Signature.getInstance("SHA256withECDSA");
            check.initVerify(KeyFactory.getInstance("EC").generatePublic(new X509EncodedKeySpec(publicKey.toArray())));
            check.update(text.toArray());
            return check.verify(signature.toArray());
        } catch (GeneralSecurityException _) {
            // The key is no point of the curve, or the signature is malformed.
            return false;
        }
    }
}
