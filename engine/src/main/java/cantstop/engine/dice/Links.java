package cantstop.engine.dice;

import static cantstop.engine.dice.Hashing.label;
import static cantstop.engine.dice.Hashing.text;
import static cantstop.engine.dice.Hashing.u32;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.security.MessageDigest;

/// How the secrets of one chain follow from each other. Hashes thousands of times, and so with one digest. Confined
/// to one call.
final class Links {
    private static final byte[] LABEL = label("cantstop hand 1");

    private final MessageDigest digest = Hashing.sha256();
    private final byte[] start;

    Links(TableId table, Key key) {
        start = text(LABEL, table.bytes(), key.bytes());
    }

    /// The secret with the index before this one.
    byte[] before(int index, byte[] secret) {
        digest.update(start);
        digest.update(u32(index));
        return digest.digest(secret);
    }
}
