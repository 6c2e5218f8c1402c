package cantstop.host.table;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.HostInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Marks the events that this host adds to a log since it read it. A disk may have lost the end of a log, or been
/// copied, so that the host may have sent more events than it reads back. So the first event that it adds names a new
/// instance. Then no two logs with the same epoch, host and instance differ. Immutable.
record OwnInstance(HostInstance id) {
    /// A new instance, for a table that was just read or opened.
    static OwnInstance drawn(RandomGenerator random) {
        byte[] id = new byte[HostInstance.BYTES];
        random.nextBytes(id);
        return new OwnInstance(HostInstance.of(id));
    }

    /// What this host adds to a log.
    List<Event> marks(Log log, List<Event> events) {
        List<Event> marked = new ArrayList<>(events.size() + 1);
        boolean begins = events.stream().anyMatch(Event.EpochBegan.class::isInstance);
        if (!begins && !id.equals(log.state().instance())) {
            marked.add(new Event.HostResumed(id));
        }
        marked.addAll(beginning(events));
        return marked;
    }

    /// What opens a table, begins an epoch, or belongs to the last events of a log: of these every host tells the same.
    List<Event> beginning(List<Event> events) {
        return events.stream().map(this::marked).toList();
    }

    private Event marked(Event event) {
        return event instanceof Event.EpochBegan began ? began.by(id) : event;
    }
}
