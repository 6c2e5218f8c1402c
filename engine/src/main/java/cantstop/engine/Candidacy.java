package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.nio.charset.StandardCharsets;

/// The candidacy that a laptop votes on: that this host leads this table from here on. Immutable.
///
/// @param epoch that would begin
/// @param hostKey the fingerprint of the host's key
/// @param after the digest of the log with which it would begin
public record Candidacy(TableId table, Epoch epoch, Key hostKey, Digest after) {
    /// The text that a vote signs: "cantstop epoch 1", the table, the epoch in four bytes, the key, the digest.
    Bytes text() {
        byte[] label = "cantstop epoch 1".getBytes(StandardCharsets.US_ASCII);
        int number = epoch.number();
        byte[] bytes = {(byte) (number >>> 24), (byte) (number >>> 16), (byte) (number >>> 8), (byte) number};
        return Bytes.joined(label, table.bytes(), bytes, hostKey.bytes(), after.bytes());
    }
}
