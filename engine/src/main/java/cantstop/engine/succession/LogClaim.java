package cantstop.engine.succession;

import cantstop.engine.Digest;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;

/// What a laptop says of its copy of a log, before any of it was read: how long it is, and its digest.
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
