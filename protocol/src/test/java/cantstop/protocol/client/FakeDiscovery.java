package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Hosts that are heard when a test says so.
final class FakeDiscovery implements HostDiscovery {
    private @Nullable Consumer<Lookout.View> watcher;

    @Override
    public void look(List<HostAddress> remembered, Consumer<Lookout.View> seen) {
        watcher = seen;
    }

    @Override
    public void rest() {
        watcher = null;
    }

    boolean isLooking() {
        return watcher != null;
    }

    /// The host with that key is heard there; by a guest that listens.
    void hears(HostAddress address, Key hostKey) {
        if (watcher != null) {
            FoundHost host = new FoundHost(List.of(address), beacon(address, hostKey));
            watcher.accept(new Lookout.View(List.of(host), new DatagramSender.Reach(1, false), true));
        }
    }

    private static Datagram.Beacon beacon(HostAddress address, Key hostKey) {
        return new Datagram.Beacon(
                VersionRange.OURS, "test", hostKey, 1, address.port(), "a laptop", Limits.BEACON, 0, 0, List.of());
    }
}
