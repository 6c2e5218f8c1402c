package cantstop.client.model.party;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Guest;
import java.util.List;
import java.util.Optional;

/// Where the visited host is: its addresses, the key it must have, and its name. Confined to the FX thread.
public final class HostLocation {
    private final Guest guest;
    private List<HostAddress> addresses = List.of();
    private Optional<Key> pinnedKey = Optional.empty();
    private Optional<String> hostName = Optional.empty();

    HostLocation(Guest guest) {
        this.guest = guest;
    }

    /// All addresses of the host that was last asked for.
    public List<HostAddress> addresses() {
        return addresses;
    }

    /// The fingerprint that the host must have; empty for any.
    public Optional<Key> pinnedKey() {
        return pinnedKey;
    }

    /// What the host calls itself; its address before it has said.
    public String hostName() {
        return hostName.or(() -> addresses.stream().findFirst().map(HostAddress::toString))
                .orElse("");
    }

    /// Connects to a host.
    ///
    /// @param where its addresses, at least one
    /// @param key the fingerprint that it must have; empty for any
    public void connect(List<HostAddress> where, Optional<Key> key) {
        addresses = List.copyOf(where);
        pinnedKey = key;
        guest.connect(addresses, key.orElse(null));
        guest.listTables();
    }

    /// Connects to the same host again.
    void connectAgain() {
        if (!addresses.isEmpty()) {
            connect(addresses, pinnedKey);
        }
    }

    public void retryNow() {
        guest.retryNow();
    }

    void arrived(Connection.Connected there) {
        hostName = Optional.of(there.welcome().hostName());
    }
}
