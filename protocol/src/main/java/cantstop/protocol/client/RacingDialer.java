package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Dials a host under all of the addresses that it is known to have. Confined to the thread of the client half.
public final class RacingDialer implements Dialer {
    private final Dialer dialer;
    private List<HostAddress> addresses = List.of();
    private @Nullable Key pinnedKey;
    private @Nullable HostAddress reached;

    /// @param dialer dials one address
    public RacingDialer(Dialer dialer) {
        this.dialer = dialer;
    }

    /// Without a pinned key the dialer can't tell whether they all belong to the host, and tries only the one that
    /// is dialled.
    @Override
    public void know(List<HostAddress> all, @Nullable Key hostKey) {
        addresses = List.copyOf(all);
        pinnedKey = hostKey;
        reached = null;
    }

    @Override
    public HostLink dial(HostAddress address, LinkListener listener) {
        return pinnedKey != null && addresses.size() > 1 && addresses.contains(address)
                ? Race.begin(dialer, addresses, pinnedKey, winner -> reached = winner, listener)
                : dialer.dial(address, listener);
    }

    @Override
    public Dialer single() {
        return dialer;
    }

    @Override
    public HostAddress reached(HostAddress dialled) {
        return reached != null && addresses.contains(dialled) ? reached : dialled;
    }
}
