package cantstop.host.session;

import cantstop.engine.identity.Key;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/// Distinguishes a copied installation from a laptop that moved. A key is in two places if its live connection is
/// replaced from another address and then from the first one again. Confined to the host's thread.
final class CopiedKeys {
    /// After this time it is more likely a laptop that moved to another network and back.
    private static final Duration MEMORY = Duration.ofMinutes(10);

    private final Timers timers;
    private final Map<Key, Move> moves = new HashMap<>();

    private record Move(String from, String to, Duration at) {}

    CopiedKeys(Timers timers) {
        this.timers = timers;
    }

    /// A connection of a key that was heard until just now is replaced.
    ///
    /// @param from where it came from
    /// @param to where the new one comes from
    /// @return whether the key has moved there and back
    boolean alternates(Key key, String from, String to) {
        if (from.isEmpty() || to.isEmpty() || from.equals(to)) {
            return false;
        }
        Duration now = timers.now();
        moves.values().removeIf(move -> now.minus(move.at()).compareTo(MEMORY) >= 0);
        Move last = moves.put(key, new Move(from, to, now));
        return last != null && last.from().equals(to) && last.to().equals(from);
    }
}
