package cantstop.host.session;

import cantstop.protocol.HostMessage;
import java.util.Optional;

/// One connection of a guest, as the host's core sees it. Two links are the same link only if they are the same
/// object. Messages arrive whole and in order, or the link is lost.
public interface GuestLink {
    /// Sends a message after all those before it; nothing once the link is closed or lost.
    void send(HostMessage message);

    /// The same, and runs something on the host's thread once the message has left. What is long is sent so, piece by
    /// piece, no faster than the guest reads.
    default void send(HostMessage message, Runnable sent) {
        send(message);
        sent.run();
    }

    /// Where the guest's laptop is: an address that others may dial, without a port. Nothing where that isn't
    /// known.
    default Optional<String> address() {
        return Optional.empty();
    }

    /// The address that it comes from, without a port; empty if unknown.
    default String from() {
        return "";
    }

    /// Whether it came without TLS.
    default boolean isBrowser() {
        return false;
    }

    /// Closes the link after what was sent has left. Nothing of it is heard any more.
    void close();
}
