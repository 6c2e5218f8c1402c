package cantstop.protocol.client;

import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.BreachException;

/// Takes what a host sends after Welcome, straight from the session that it came over.
interface MessageReceiver {
    /// Takes the next message.
    ///
    /// @throws BreachException where it breaks the protocol
    void received(HostMessage message) throws BreachException;
}
