package cantstop.simulation;

import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.List;

/// The addresses of a laptop that may host. At a party that roams they change.
final class Whereabouts {
    /// The host on one's own laptop, whatever its addresses are.
    static final HostAddress LOOPBACK = new HostAddress("127.0.0.1", HostAddress.DEFAULT_PORT);

    private List<HostAddress> addresses;
    private boolean roams;

    Whereabouts(HostAddress address) {
        addresses = List.of(address);
    }

    HostAddress first() {
        return addresses.getFirst();
    }

    /// All of them, at least one.
    List<HostAddress> all() {
        return addresses;
    }

    /// Where the guest on this very laptop finds its host.
    HostAddress own() {
        return roams ? LOOPBACK : first();
    }

    /// All its addresses change from now on.
    void roam() {
        roams = true;
    }

    /// What the addresses are once the first one has become another.
    List<HostAddress> withFirst(HostAddress address) {
        List<HostAddress> now = new ArrayList<>(addresses);
        now.set(0, address);
        return now;
    }

    /// They are others from now on.
    ///
    /// @return whether one of them is gone
    boolean change(List<HostAddress> now) {
        boolean lost = !now.containsAll(addresses);
        addresses = List.copyOf(now);
        return lost;
    }
}
