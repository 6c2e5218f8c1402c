package cantstop.host;

import cantstop.protocol.HostMessage;

/// One connection of a guest, as the host's core sees it. Two links are the same link only if they are the same
/// object. Messages arrive whole and in order, or the link is lost.
public interface GuestLink {
    /// Sends a message after all those before it; nothing once the link is closed or lost.
    void send(HostMessage message);

    /// The address that it comes from, without a port; empty where nobody knows.
    default String from() {
        return "";
    }

    /// Closes the link after what was sent has left. Nothing of it is heard any more.
    void close();
}
