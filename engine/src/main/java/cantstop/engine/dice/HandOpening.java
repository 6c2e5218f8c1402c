package cantstop.engine.dice;

import static cantstop.engine.dice.Hashing.hex;
import static cantstop.engine.dice.Hashing.label;
import static cantstop.engine.dice.Hashing.text;
import static cantstop.engine.dice.Hashing.u32;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;

/// What a laptop says when it opens a hand: "from here on I take part in the throws of this table". Immutable.
///
/// @param key the fingerprint of the laptop's key, 64 hex digits @param publicKey the key itself, on the curve
/// P-256: the DER encoding of its SubjectPublicKeyInfo, 91 bytes @param tip the secret before the first one @param
/// first the number of the first throw that the hand has a secret for, from 1 @param length how many throws it has
/// secrets for @param signature of the key over table, key, tip, first and length: ECDSA with SHA-256, in DER
public record HandOpening(String key, Bytes publicKey, Bytes tip, int first, int length, Bytes signature) {
    /// The fewest throws that a hand is opened for, and the fewest it has left before a new one should be.
    public static final int FEWEST = 64;

    /// The most throws that a hand is opened for: checking a secret takes at most so many hashes.
    public static final int MOST = 4096;

    /// The bytes of a signature, at most.
    public static final int LONGEST_SIGNATURE = 72;

    /// What the encoding of every key on the curve P-256 begins with; the point follows, uncompressed.
    private static final String P_256 = "3059301306072a8648ce3d020106082a8648ce3d03010703420004";

    private static final int PUBLIC_KEY = 91;

    /// Opens a hand.
    ///
    /// @param table the table's identity, 32 hex digits
    public static HandOpening sign(String table, HandSigner signer, HandChain chain) {
        Bytes signature =
                signer.sign(Bytes.of(signed(table, signer.key(), chain.tip(), chain.first(), chain.length())));
        return new HandOpening(signer.key(), signer.publicKey(), chain.tip(), chain.first(), chain.length(), signature);
    }

    /// One from elsewhere: whose it is follows from the public key.
    public static HandOpening of(Bytes publicKey, Bytes tip, int first, int length, Bytes signature) {
        return new HandOpening(fingerprint(publicKey), publicKey, tip, first, length, signature);
    }

    /// Whether it is well-formed and its own key has signed it for this table.
    public boolean isSound(String table) {
        return first >= 1
                && length >= FEWEST
                && length <= MOST
                && first <= Integer.MAX_VALUE - length
                && tip.size() == Hashing.SIZE
                && signature.size() <= LONGEST_SIGNATURE
                && publicKey.size() == PUBLIC_KEY
                && publicKey.toString().startsWith(P_256)
                && fingerprint(publicKey).equals(key)
                && isSigned(table);
    }

    private static String fingerprint(Bytes publicKey) {
        return HexFormat.of().formatHex(Hashing.sha256(publicKey.toArray()));
    }

    private boolean isSigned(String table) {
        try {
            Signature check = Signature.getInstance("SHA256withECDSA");
            check.initVerify(KeyFactory.getInstance("EC").generatePublic(new X509EncodedKeySpec(publicKey.toArray())));
            check.update(signed(table, key, tip, first, length));
            return check.verify(signature.toArray());
        } catch (GeneralSecurityException _) {
            // Not a point of the curve, or not a signature.
            return false;
        }
    }

    private static byte[] signed(String table, String key, Bytes tip, int first, int length) {
        return text(label("cantstop hand 1"), hex(table), hex(key), tip.toArray(), u32(first), u32(length));
    }
}
