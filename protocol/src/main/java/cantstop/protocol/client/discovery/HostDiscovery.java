package cantstop.protocol.client.discovery;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import java.util.List;
import java.util.function.Consumer;

/// Finds the hosts on this network: the interface between the core and the sockets.
public interface HostDiscovery {
    /// A discovery that finds nothing.
    HostDiscovery NONE = new HostDiscovery() {
        @Override
        public void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {}

        @Override
        public void rest() {}
    };

    /// Begins to look for hosts; one look replaces another.
    ///
    /// @param remembered addresses of hosts that were visited lately: they are asked one by one
    /// @param watcher is told what is heard, whenever it changes
    void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher);

    /// Stops looking.
    void rest();

    /// A host that is heard could be connected to, or not; it is told with the next probes, so that its people
    /// know where to look for the fault.
    ///
    /// @param host the fingerprint of its key
    default void tried(Key host, boolean shutOut) {}
}
