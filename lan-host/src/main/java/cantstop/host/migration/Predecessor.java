package cantstop.host.migration;

import cantstop.engine.Event;
import cantstop.engine.Log;
import java.util.List;
import java.util.Optional;

/// The host before the one that a log names, as long as nothing else has happened since. A log that ends so is
/// the last that the one knew, and the first that the other did.
final class Predecessor {
    private Predecessor() {}

    /// Its key; empty where the log does not end with the beginning of an epoch, or that is the first one.
    static Optional<String> of(Log log) {
        List<Event> events = log.events();
        boolean justNow = !events.isEmpty() && events.getLast() instanceof Event.EpochBegan;
        List<String> hosts = events.stream()
                .filter(Event.EpochBegan.class::isInstance)
                .map(epoch -> ((Event.EpochBegan) epoch).hostKey())
                .toList();
        return justNow && hosts.size() > 1 ? Optional.of(hosts.get(hosts.size() - 2)) : Optional.empty();
    }
}
