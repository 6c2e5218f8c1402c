package cantstop.protocol.client;

import cantstop.protocol.HostAddress;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Where a host of the attended table may be, as far as anybody has said: by beacons, by the hosts that led it,
/// and by having been there. Confined to its [HostMigration].
final class KnownAddresses {
    private final Map<String, Set<HostAddress>> hints = new HashMap<>();
    private final Map<String, HostAddress> peers = new HashMap<>();
    private final Map<String, HostAddress> reached = new HashMap<>();
    private final Set<HostAddress> led = new LinkedHashSet<>();
    private List<HostAddress> named = List.of();

    /// The host with that key is said to be there.
    void hint(HostAddress address, String hostKey) {
        hints.computeIfAbsent(hostKey, _ -> new LinkedHashSet<>()).add(address);
    }

    /// The laptop with that key sits at the table, and is there.
    void sits(HostAddress address, String key) {
        peers.put(key, address);
    }

    /// The host with that key answered there.
    void reached(HostAddress address, String hostKey) {
        reached.put(hostKey, address);
    }

    /// The successor that leads the table by now said that it is there; nothing where there is none.
    void named(List<HostAddress> addresses) {
        named = addresses;
    }

    /// The table was led from there.
    void led(HostAddress address) {
        led.add(address);
    }

    /// Where that host is, as far as is known.
    Optional<HostAddress> of(String hostKey) {
        return hints.getOrDefault(hostKey, Set.of()).stream()
                .findFirst()
                .or(() -> Optional.ofNullable(reached.get(hostKey)));
    }

    /// All of them, the likeliest first.
    ///
    /// @param not where there is no need to look
    List<HostAddress> all(Optional<HostAddress> not) {
        Set<HostAddress> all = new LinkedHashSet<>();
        hints.values().forEach(all::addAll);
        all.addAll(named);
        all.addAll(peers.values());
        all.addAll(led);
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
