package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where a guest connects, and which host it expects there.
///
/// @param pinnedKey the key that the host must have; null where none is known
/// @param hearsay whether it came from a beacon, and so may be another host
record Destination(HostAddress address, @Nullable Key pinnedKey, boolean hearsay) {
    /// The same address, at which the connection was just made.
    Destination reached(HostAddress reached) {
        return new Destination(reached, pinnedKey, hearsay);
    }

    /// The host with that key, at these addresses: this one if it is among them.
    Destination among(List<HostAddress> addresses, Key hostKey) {
        HostAddress first = addresses.contains(address) ? address : addresses.getFirst();
        return new Destination(first, hostKey, true);
    }

    /// Whether that is the pinned host or the one that the resumed log names. If nothing is pinned and nothing
    /// resumed, every host is trusted: an address may change hands.
    ///
    /// @param resumed the key of the host that the log names
    /// @param last the key of the host that was connected last
    boolean trusts(Key hostKey, Optional<Key> resumed, Optional<Key> last) {
        boolean isLast = last.filter(hostKey::equals).isPresent();
        return hostKey.equals(pinnedKey)
                || resumed.filter(hostKey::equals).isPresent()
                || pinnedKey == null && (resumed.isEmpty() || last.isEmpty() || isLast);
    }
}
