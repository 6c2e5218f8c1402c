package cantstop.protocol.client;

import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.BreachException;

/// What comes over one link to a guest: the [HostSession] of the link hears it first and takes what is its own, and the
/// guest gets the rest.
final class Incoming extends SessionListener {
    private final HostSession session;
    private final ClientHalf guest;

    Incoming(HostSession session, ClientHalf guest) {
        super(session);
        this.session = session;
        this.guest = guest;
    }

    @Override
    public void received(HostMessage message) {
        if (session.received(message)) {
            try {
                guest.received(message);
            } catch (BreachException breach) {
                session.breached(breach);
            }
        }
    }
}
