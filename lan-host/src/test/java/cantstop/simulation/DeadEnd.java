package cantstop.simulation;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LinkListener.LossReason;

/// A connection to an address at which nobody ever listens.
final class DeadEnd implements HostLink {
    private boolean closed;

    DeadEnd(Laptop laptop, LinkListener listener) {
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
