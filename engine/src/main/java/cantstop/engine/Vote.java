package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.Signatures;
import cantstop.engine.identity.Key;

/// A laptop's signature that a host may lead a table. Immutable.
///
/// @param publicKey the laptop's key: the DER encoding of its SubjectPublicKeyInfo, 91 bytes
/// @param signature of the [Candidacy]: ECDSA with SHA-256, in DER
public record Vote(Bytes publicKey, Bytes signature) {
    /// Votes for a host.
    public static Vote cast(HandSigner signer, Candidacy candidacy) {
        return new Vote(signer.publicKey(), signer.sign(candidacy.text()));
    }

    /// The fingerprint of the key that voted.
    public Key key() {
        return Signatures.key(publicKey);
    }

    /// Whether it is a vote for that.
    public boolean isFor(Candidacy candidacy) {
        return Signatures.isSigned(publicKey, candidacy.text(), signature);
    }
}
