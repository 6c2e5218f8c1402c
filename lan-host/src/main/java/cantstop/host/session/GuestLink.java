package cantstop.host.session;

import cantstop.protocol.HostMessage;
import java.util.Optional;

/// One connection of a guest, as the host's core sees it. Two links are the same link only if they are the same
/// object. Messages arrive whole and in order, or the link is lost.
public interface GuestLink {
    /// Sends a message after all those before it; nothing once the link is closed or lost.
    void send(HostMessage message);

    /// The same, and runs a task on the host's thread once the message has left. Long logs are sent this way, piece by
    /// piece, no faster than the guest reads.
    default void send(HostMessage message, Runnable sent) {
        send(message);
        sent.run();
    }

    /// The address of the guest's laptop that others may dial, without a port; empty if unknown.
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

    /// Closes the link after pending messages have left. Messages from it are ignored from now on.
    void close();
}
