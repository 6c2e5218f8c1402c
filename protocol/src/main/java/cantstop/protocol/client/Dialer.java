package cantstop.protocol.client;

import cantstop.protocol.HostAddress;

/// Opens links. The shell dials over TLS, a simulation hands out links in memory.
public interface Dialer {
    /// Begins to connect; the listener hears how it went, never before this returns.
    HostLink dial(HostAddress address, LinkListener listener);

    /// Where the link that opened last leads: somewhere else than was dialled where a host has several addresses.
    default HostAddress reached(HostAddress dialled) {
        return dialled;
    }
}
