package cantstop.protocol.client;

import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.List;

/// Hands out links that a test holds the other end of.
final class FakeDialer implements Dialer {
    private final List<FakeLink> links = new ArrayList<>();

    @Override
    public HostLink dial(HostAddress address, LinkListener listener) {
        FakeLink link = new FakeLink(address, listener);
        links.add(link);
        return link;
    }

    List<FakeLink> all() {
        return List.copyOf(links);
    }

    FakeLink last() {
        return links.getLast();
    }

    /// The last link to that address.
    FakeLink to(HostAddress address) {
        return links.reversed().stream()
                .filter(link -> link.address().equals(address))
                .findFirst()
                .orElseThrow();
    }

    int dialled() {
        return links.size();
    }
}
