package cantstop.protocol.client;

import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import java.util.Optional;
import java.util.stream.Collectors;

/// Listens for hosts while a guest has none, or none with its table. Confined to its [ClientHalf].
final class BeaconListener {
    private final HostDiscovery discovery;
    private final KnownAddresses addresses;
    private final Reconnector connection;
    private boolean listening;

    BeaconListener(HostDiscovery discovery, KnownAddresses addresses, Reconnector connection) {
        this.discovery = discovery;
        this.addresses = addresses;
        this.connection = connection;
    }

    void listen() {
        if (!listening) {
            listening = true;
            discovery.look(addresses.all(Optional.empty()), this::heard);
        }
    }

    void rest() {
        if (listening) {
            listening = false;
            discovery.rest();
        }
    }

    /// A beacon of the lost host ends the wait for the next attempt, which goes to where it is heard. Any other
    /// host may have gone on with the table.
    private void heard(Lookout.View view) {
        view.hosts().forEach(host -> host.addresses().forEach(address -> addresses.hint(address, host.key())));
        view.hosts().stream()
                .filter(host -> connection.key().filter(host.key()::equals).isPresent())
                .collect(Collectors.groupingBy(
                        FoundHost::key, Collectors.flatMapping(host -> host.addresses().stream(), Collectors.toList())))
                .forEach((key, where) -> connection.seen(where, key));
    }
}
