package cantstop.engine;

import cantstop.engine.dice.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/// What a laptop votes on: that this host leads this table from here on. Immutable.
///
/// @param epoch that would begin
/// @param hostKey the fingerprint of the host's key
/// @param after the digest of the log with which it would begin
public record Candidacy(TableId table, int epoch, String hostKey, Digest after) {
    /// The text that a vote signs: "cantstop epoch 1", the table, the epoch in four bytes, the key, the digest.
    Bytes text() {
        byte[] label = "cantstop epoch 1".getBytes(StandardCharsets.US_ASCII);
        byte[] id = HexFormat.of().parseHex(table.hex());
        byte[] key = HexFormat.of().parseHex(hostKey);
        byte[] number = {(byte) (epoch >>> 24), (byte) (epoch >>> 16), (byte) (epoch >>> 8), (byte) epoch};
        return Bytes.joined(label, id, number, key, after.bytes());
    }
}
