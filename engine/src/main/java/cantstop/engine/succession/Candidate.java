package cantstop.engine.succession;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import java.util.List;
import java.util.Optional;

/// A host that wants to continue a table, with what it knows of the table by itself.
///
/// It is not enough that a log names the host to continue in the same epoch. If its disk lost events, it would add
/// other ones under the same epoch and key. The same holds for a host that continues with less than its journal has,
/// as no other laptop has those dice ([Witnesses]).
///
/// @param key the host's key
/// @param kept the log in its own journal
/// @param promised the epoch in which the log is going to name this host, as the host that leads the table has said
///     to it since it runs; 0 for none
public record Candidate(Key key, Optional<Log> kept, Epoch promised) {
    /// Whether this host leads that log and can't have sent more events than that.
    public boolean leads(Log log) {
        return log.state().hostKey().equals(key) && (holds(log) || isPromised(log));
    }

    private boolean holds(Log log) {
        return kept.filter(
                        own -> own.sequence() == log.sequence() && own.digest().equals(log.digest()))
                .isPresent();
    }

    /// Whether that log ends with the epoch that this host waits for.
    private boolean isPromised(Log log) {
        List<Event> events = log.events();
        return log.state().epoch().equals(promised)
                && !events.isEmpty()
                && events.getLast() instanceof Event.EpochBegan;
    }
}
