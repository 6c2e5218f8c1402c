package cantstop.engine;

import java.util.List;

/// What the rules say to a command.
public sealed interface Decision {
    /// It is done, and this is what happens: at least one event, in order, all or none of them.
    record Accepted(List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /// It is not done.
    record Rejected(Refusal reason) implements Decision {}

    /// It would be done, but dice must fall first: ask again with so many faces.
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
