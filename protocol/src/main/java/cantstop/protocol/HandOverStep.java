package cantstop.protocol;

import cantstop.engine.identity.Person;
import java.util.List;

/// A guest's part in handing a table over, while the host that leads it still runs.
public sealed interface HandOverStep {
    /// This person's laptop is to be the next host. The owner's, or the host's own.
    record NameSuccessor(Person successor) implements HandOverStep {}

    /// A host listens there, under the key of this connection. The successor's.
    ///
    /// @param addresses at least one
    record Listening(List<HostAddress> addresses) implements HandOverStep {
        public Listening {
            addresses = List.copyOf(addresses);
        }
    }

    /// Whether the successor was reached. Sent by every guest with a seat.
    record Reached(boolean reached) implements HandOverStep {}

    /// Go on without those who have not reached the successor. The owner's, or the host's own.
    record Waive() implements HandOverStep {}

    /// Everything stays as it is. The owner's, the host's own, or the successor's.
    record CallOff() implements HandOverStep {}
}
