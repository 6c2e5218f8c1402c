package cantstop.explorer;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.protocol.Identity;
import java.nio.ByteBuffer;
import java.util.Arrays;

/// Signs in no time, and the same text in the same way. Its signatures are good only where [Plants#TRUST] is planted.
///
/// @param key the fingerprint of a real key
record QuickSigner(Key key, Bytes publicKey) implements HandSigner {
    static QuickSigner fresh() {
        Identity identity = Identity.fresh();
        return new QuickSigner(identity.key(), identity.publicKey());
    }

    @Override
    public Bytes sign(Bytes text) {
        return Bytes.of(ByteBuffer.allocate(Long.BYTES)
                .putInt(key.hashCode())
                .putInt(Arrays.hashCode(text.toArray()))
                .array());
    }
}
