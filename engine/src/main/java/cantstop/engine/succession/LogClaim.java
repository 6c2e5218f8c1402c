package cantstop.engine.succession;

import cantstop.engine.Digest;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;

/// A laptop's claim about its copy of a log, before any of it was read: its length and digest.
///
/// @param key the laptop's key
/// @param sequence how many events it has; 0 for none
/// @param digest over all of them
public record LogClaim(Key key, long sequence, Digest digest) {
    public boolean isEmpty() {
        return sequence == 0;
    }

    /// Whether the claimed copy is the beginning of that log, or all of it.
    public boolean isPrefixOf(Log log) {
        return sequence <= log.sequence() && log.digestAt(sequence).equals(digest);
    }
}
