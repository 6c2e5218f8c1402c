package cantstop.simulation;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LinkListener.LossReason;

/// A connection to an address at which no host listens.
final class DeadEnd implements HostLink {
    private boolean closed;

    /// @param silent whether not even a refusal comes
    DeadEnd(Laptop laptop, LinkListener listener, boolean silent) {
        if (silent) {
            return;
        }
        laptop.machine().hear(laptop.radio().delay(), () -> {
            if (!closed) {
                closed = true;
                listener.lost(LossReason.REFUSED);
            }
        });
    }

    @Override
    public void send(ClientMessage message) {
        // There is no other end.
    }

    @Override
    public void close() {
        closed = true;
    }
}
