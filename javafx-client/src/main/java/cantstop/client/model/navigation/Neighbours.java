package cantstop.client.model.navigation;

import cantstop.protocol.HostAddress;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.function.Consumer;

/// Where the hosts around this laptop are heard.
public interface Neighbours {
    /// Begins to look for hosts.
    ///
    /// @param remembered addresses of hosts that were visited lately
    /// @param watcher is told what is seen, on any thread, whenever it changes
    void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher);

    /// Stops looking.
    void rest();

    /// A host that is heard could be connected to, or not; its people are told so.
    ///
    /// @param host the fingerprint of its key
    void tried(String host, boolean shutOut);
}
