package cantstop.protocol.client;

import cantstop.protocol.ClientMessage;

/// One connection to a host, as the core of the client half sees it. Messages arrive whole and in order, or the
/// link is lost.
public interface HostLink {
    void send(ClientMessage message);

    /// Closes the link after what was sent has left. Nothing of it is heard any more.
    void close();
}
