package cantstop.host;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;

/// The key of a host whose guests open no hands: it has nothing to sign.
public record NoHand(Key key) implements HandSigner {
    @Override
    public Bytes publicKey() {
        throw new IllegalStateException("nobody opens a hand here");
    }

    @Override
    public Bytes sign(Bytes text) {
        throw new IllegalStateException("nobody opens a hand here");
    }
}
