package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The possible addresses of hosts of the attended table, the best proved first: where the host answered under its
/// key, then what it said itself, then where its laptop sits at the table, and then what a beacon said. What a
/// stranger's beacon says is not kept: a flood of forged ones would send the guest to many dead addresses first.
/// Confined to its [HostMigration].
final class KnownAddresses {
    /// Addresses from beacons for each host: three networks with two kinds of addresses. The oldest make room.
    private static final int HINTS = 6;

    private final Predicate<Key> concerns;
    private final Map<Key, Deque<HostAddress>> hints = new LinkedHashMap<>();
    private final Map<Key, HostAddress> peers = new LinkedHashMap<>();
    private final Map<Key, HostAddress> reached = new LinkedHashMap<>();
    private final Set<HostAddress> led = new LinkedHashSet<>();
    private @Nullable Key successor;
    private List<HostAddress> named = List.of();

    /// @param concerns whether a host with that key may have the table
    KnownAddresses(Predicate<Key> concerns) {
        this.concerns = concerns;
    }

    /// The host with that key is said to be there.
    ///
    /// @return whether it was not known to be there
    boolean hint(HostAddress address, Key hostKey) {
        if (!concerns.test(hostKey)) {
            return false;
        }
        boolean isNew = !of(hostKey).contains(address);
        Deque<HostAddress> heard = hints.computeIfAbsent(hostKey, _ -> new ArrayDeque<>());
        heard.remove(address);
        heard.addFirst(address);
        if (heard.size() > HINTS) {
            heard.removeLast();
        }
        return isNew;
    }

    /// That host was not found at the address of a beacon: a later beacon counts again.
    void inVain(Key hostKey) {
        hints.remove(hostKey);
    }

    /// The laptop with that key sits at the table, and is there.
    void sits(HostAddress address, Key key) {
        peers.put(key, address);
    }

    /// The host with that key answered there.
    void reached(HostAddress address, Key hostKey) {
        reached.put(hostKey, address);
    }

    /// Whether the host with that key has answered anywhere.
    boolean isReached(Key hostKey) {
        return reached.containsKey(hostKey);
    }

    /// The successor with that key said where it listens; does nothing if there is none.
    void named(Key hostKey, List<HostAddress> addresses) {
        successor = hostKey;
        named = addresses;
    }

    /// The table was led from there.
    void led(HostAddress address) {
        led.add(address);
    }

    /// Where that host may be, the likeliest first.
    List<HostAddress> of(Key hostKey) {
        Set<HostAddress> all = new LinkedHashSet<>();
        Optional.ofNullable(reached.get(hostKey)).ifPresent(all::add);
        if (hostKey.equals(successor)) {
            all.addAll(named);
        }
        Optional.ofNullable(peers.get(hostKey)).ifPresent(all::add);
        all.addAll(hints.getOrDefault(hostKey, new ArrayDeque<>()));
        return List.copyOf(all);
    }

    /// All of them, the likeliest first.
    ///
    /// @param not the one to leave out
    List<HostAddress> all(Optional<HostAddress> not) {
        Set<HostAddress> all = new LinkedHashSet<>(reached.values());
        all.addAll(named);
        all.addAll(peers.values());
        all.addAll(led);
        hints.values().forEach(all::addAll);
        not.ifPresent(all::remove);
        return List.copyOf(all);
    }

    void forget() {
        hints.clear();
        peers.clear();
        reached.clear();
        led.clear();
        named = List.of();
    }
}
