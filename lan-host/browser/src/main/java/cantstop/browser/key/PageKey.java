package cantstop.browser.key;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.Signatures;
import cantstop.engine.identity.Key;
import java.util.Optional;

/// The key that a page keeps. Immutable.
public final class PageKey implements HandSigner {
    private final byte[] secret;
    private final Bytes publicKey;
    private final Key key;

    private PageKey(byte[] secret) {
        this.secret = secret;
        publicKey = Bytes.of(P256.publicKeyOf(secret));
        key = Signatures.key(publicKey);
    }

    /// A new one.
    ///
    /// @param random 32 unpredictable bytes; empty if they are no key, which happens once in 2^32 times
    public static Optional<PageKey> of(byte[] random) {
        return P256.isPrivateKey(random) ? Optional.of(new PageKey(random.clone())) : Optional.empty();
    }

    /// What [#text] wrote; empty for anything else.
    public static Optional<PageKey> read(String text) {
        return text.matches("[0-9a-f]{64}") ? of(Bytes.ofHex(text).toArray()) : Optional.empty();
    }

    /// The private key, for the page's own storage.
    public String text() {
        return Bytes.of(secret).toString();
    }

    @Override
    public Key key() {
        return key;
    }

    @Override
    public Bytes publicKey() {
        return publicKey;
    }

    @Override
    public Bytes sign(Bytes text) {
        return Bytes.of(P256.sign(secret, text.toArray()));
    }

    /// The fingerprint only, never the private key.
    @Override
    public String toString() {
        return key.hex();
    }
}
