package cantstop.engine.succession;

import cantstop.engine.Epoch;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import java.util.Optional;

/// Decides which hosts a guest accepts, and which of two it goes to. It never relies on a host's claim alone: the
/// connection proves the key, and the log is checked event by event once the guest is there.
public final class Leadership {
    private Leadership() {}

    /// Whether a host with that key may lead the table: one that has led it, or a laptop with a seat. A host that
    /// nobody at the table sits at may have been elected again.
    public static boolean mayLead(TableState state, Key hostKey) {
        return state.hosts().contains(hostKey) || state.personOf(hostKey).isPresent();
    }

    /// Whether a host that lists the table in that epoch competes with the one that led it in `state`.
    ///
    /// @param epoch 0 where that host waits for a quorum itself
    public static boolean isRival(TableState state, Epoch epoch) {
        return !state.epoch().isAfter(epoch);
    }

    /// Whether a guest that has no host, or is with one that waits for a quorum, goes to another one.
    ///
    /// Of two that wait for the same people the one with the lower key goes on waiting, so that all guests meet at
    /// one of them.
    ///
    /// @param state the table as the guest knows it
    /// @param waitingAt the key of the host where the guest waits; empty where it waits nowhere
    /// @param otherKey the key of the other host
    /// @param epoch in which the other one lists the table; 0 where it waits for a quorum, too
    public static boolean isBetter(TableState state, Optional<Key> waitingAt, Key otherKey, Epoch epoch) {
        if (epoch.equals(Epoch.NONE)) {
            return waitingAt.map(here -> otherKey.compareTo(here) < 0).orElse(true);
        }
        return epoch.isAfter(state.epoch()) || epoch.equals(state.epoch()) && otherKey.equals(state.hostKey());
    }
}
