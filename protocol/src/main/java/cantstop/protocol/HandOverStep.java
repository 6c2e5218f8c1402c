package cantstop.protocol;

import cantstop.engine.identity.Person;
import java.util.List;

/// A guest's part in handing a table over, while the host that leads it still runs.
public sealed interface HandOverStep {
    /// Names the person whose laptop is to be the next host. Sent by the owner or the host's own laptop.
    record NameSuccessor(Person successor) implements HandOverStep {}

    /// A host listens at these addresses, under the key of this connection. Sent by the successor.
    ///
    /// @param addresses at least one
    record Listening(List<HostAddress> addresses) implements HandOverStep {
        public Listening {
            addresses = List.copyOf(addresses);
        }
    }

    /// Whether the successor was reached. Sent by every guest with a seat.
    record Reached(boolean reached) implements HandOverStep {}

    /// Go on without those who have not reached the successor. Sent by the owner or the host's own laptop.
    record Waive() implements HandOverStep {}

    /// Calls the hand-over off. Sent by the owner, the host's own laptop or the successor.
    record CallOff() implements HandOverStep {}
}
