package cantstop.protocol.client;

import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Hands out links that a test holds the other end of.
final class FakeDialer implements Dialer {
    private final List<FakeLink> links = new ArrayList<>();
    private final Map<String, List<HostAddress>> known = new HashMap<>();

    @Override
    public HostLink dial(HostAddress address, LinkListener listener) {
        FakeLink link = new FakeLink(address, listener);
        links.add(link);
        return link;
    }

    @Override
    public void know(List<HostAddress> addresses, @Nullable String hostKey) {
        if (hostKey != null) {
            known.put(hostKey, addresses);
        }
    }

    /// All the addresses that it was told a host has; none where that was not said.
    List<HostAddress> addressesOf(String hostKey) {
        return known.getOrDefault(hostKey, List.of());
    }

    FakeLink last() {
        return links.getLast();
    }

    int dialled() {
        return links.size();
    }
}
