package cantstop.engine.dice;

import cantstop.engine.identity.Key;
/// A laptop's key, which signs that a hand is its own.

public interface HandSigner {
    /// The fingerprint of the key, 64 hex digits.
    Key key();

    /// The DER encoding of the public key's SubjectPublicKeyInfo.
    Bytes publicKey();

    /// A signature over a text: ECDSA with SHA-256, in DER.
    Bytes sign(Bytes text);
}
