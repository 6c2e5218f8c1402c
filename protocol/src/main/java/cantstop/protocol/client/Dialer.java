package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Opens links. The shell dials over TLS, a simulation hands out links in memory.
public interface Dialer {
    /// Begins to connect. The listener hears the result, never before this returns.
    HostLink dial(HostAddress address, LinkListener listener);

    /// A host with that key has all of these addresses from now on: dialling one of them may reach any.
    default void know(List<HostAddress> addresses, @Nullable Key hostKey) {}

    /// A dialler that knows no hosts: dialling an address reaches that one and no other.
    default Dialer single() {
        return this;
    }

    /// Where the link that opened last leads: somewhere else than was dialled where a host has several addresses.
    default HostAddress reached(HostAddress dialled) {
        return dialled;
    }
}
