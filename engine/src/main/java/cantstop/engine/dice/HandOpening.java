package cantstop.engine.dice;

import static cantstop.engine.dice.Hashing.label;
import static cantstop.engine.dice.Hashing.u32;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;

/// What a laptop says when it opens a hand: "from here on I take part in the throws of this table". Immutable.
///
/// @param key the fingerprint of the laptop's key, 64 hex digits
/// @param publicKey the key itself, on the curve P-256: the DER encoding of its SubjectPublicKeyInfo, 91 bytes
/// @param tip the secret before the first one
/// @param first the number of the first throw that the hand has a secret for, from 1
/// @param length how many throws it has secrets for
/// @param signature of the key over table, key, tip, first and length: ECDSA with SHA-256, in DER
public record HandOpening(Key key, Bytes publicKey, Bytes tip, int first, int length, Bytes signature) {
    /// The fewest throws that a hand is opened for, and the fewest it has left before a new one should be.
    public static final int FEWEST = 64;

    /// The most throws that a hand is opened for: checking a secret takes at most so many hashes.
    public static final int MOST = 4096;

    /// Opens a hand.
    ///
    /// @param table the table's identity, 32 hex digits
    public static HandOpening sign(TableId table, HandSigner signer, HandChain chain) {
        Bytes signature = signer.sign(signed(table, signer.key(), chain.tip(), chain.first(), chain.length()));
        return new HandOpening(signer.key(), signer.publicKey(), chain.tip(), chain.first(), chain.length(), signature);
    }

    /// An opening that was received: the key follows from the public key.
    public static HandOpening of(Bytes publicKey, Bytes tip, int first, int length, Bytes signature) {
        return new HandOpening(Signatures.key(publicKey), publicKey, tip, first, length, signature);
    }

    /// Whether it is well-formed and its own key has signed it for this table.
    public boolean isSound(TableId table) {
        return first >= 1
                && length >= FEWEST
                && length <= MOST
                && first <= Integer.MAX_VALUE - length
                && tip.size() == Hashing.SIZE
                && Signatures.key(publicKey).equals(key)
                && Signatures.isSigned(publicKey, signed(table, key, tip, first, length), signature);
    }

    private static Bytes signed(TableId table, Key key, Bytes tip, int first, int length) {
        return Bytes.joined(
                label("cantstop hand 1"), table.bytes(), key.bytes(), tip.toArray(), u32(first), u32(length));
    }
}
