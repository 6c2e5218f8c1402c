package cantstop.protocol;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.Signatures;
import cantstop.engine.identity.Key;
import java.nio.charset.StandardCharsets;

/// The handshake by which the two ends of a WebSocket prove their keys. Each signs a nonce that the other has just
/// drawn, together with the other's key. So a signature can't be replayed to another peer or later.
public sealed interface Introduction {
    /// Bytes of a nonce.
    int NONCE = 32;

    /// The first message of the guest.
    record Opening(Bytes publicKey, Bytes nonce) implements Introduction {
        /// The fingerprint of the guest's key.
        public Key key() {
            return Signatures.key(publicKey);
        }

        /// The answer of the host with this key.
        ///
        /// @param own random bytes, as many as [#NONCE]
        public Challenge answered(HandSigner host, Bytes own) {
            return new Challenge(host.publicKey(), own, host.sign(text("cantstop socket host 1", key(), nonce, own)));
        }
    }

    /// The answer of the host.
    record Challenge(Bytes publicKey, Bytes nonce, Bytes signature) implements Introduction {
        /// The fingerprint of the host's key.
        public Key key() {
            return Signatures.key(publicKey);
        }

        /// Whether the host holds its key, and answers this opening.
        public boolean answers(Opening opening) {
            Bytes text = text("cantstop socket host 1", opening.key(), opening.nonce(), nonce);
            return Signatures.isSigned(publicKey, text, signature);
        }

        /// The proof that the guest holds its key.
        public Proof proven(HandSigner guest, Opening opening) {
            return new Proof(guest.sign(text("cantstop socket guest 1", key(), nonce, opening.nonce())));
        }
    }

    /// The second message of the guest.
    record Proof(Bytes signature) implements Introduction {
        /// Whether the guest of this opening holds its key.
        public boolean proves(Opening opening, Challenge challenge) {
            Bytes text = text("cantstop socket guest 1", challenge.key(), challenge.nonce(), opening.nonce());
            return Signatures.isSigned(opening.publicKey(), text, signature);
        }
    }

    private static Bytes text(String label, Key key, Bytes first, Bytes second) {
        return Bytes.joined(label.getBytes(StandardCharsets.US_ASCII), key.bytes(), first.toArray(), second.toArray());
    }
}
