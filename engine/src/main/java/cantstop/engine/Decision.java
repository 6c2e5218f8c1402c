package cantstop.engine;

import java.util.List;

/// What a command leads to.
public sealed interface Decision {
    /// The command is accepted: at least one event, in order, all or none of them.
    record Accepted(List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /// The command is refused.
    record Rejected(Refusal reason) implements Decision {}

    /// The command needs dice: ask again with so many faces.
    ///
    /// @param count 4 for a roll, two for each player at the start
    record NeedsDice(int count) implements Decision {}

    static Decision accepted(Event... events) {
        return new Accepted(List.of(events));
    }

    static Decision rejected(Refusal reason) {
        return new Rejected(reason);
    }
}
