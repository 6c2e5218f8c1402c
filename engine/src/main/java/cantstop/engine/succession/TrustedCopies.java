package cantstop.engine.succession;

import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Decides whose copies of a log count at a host that gathers the people of a table. A stranger can make up any log in
/// which they sit themselves. So only those count who have a seat in the log that the host has by itself, and those
/// who sat down later if more than half of the others have that in their copies, too.
public final class TrustedCopies {
    private TrustedCopies() {}

    /// The keys of those whose copies count.
    ///
    /// @param own what the host has by itself: in its journal, or on the laptop that it runs on
    /// @param read the copies that were read
    /// @param claims what the laptops say that they have
    public static Set<Key> of(Log own, Collection<Log> read, Collection<LogClaim> claims) {
        Set<Key> counting = new HashSet<>();
        own.state().people().stream().map(Person::key).forEach(counting::add);
        read.stream()
                .filter(log -> log.commonWith(own) == own.sequence())
                .forEach(log -> addNewcomers(counting, log, own.sequence(), claims));
        return counting;
    }

    private static void addNewcomers(Set<Key> counting, Log log, long after, Collection<LogClaim> claims) {
        for (LogEntry entry : log.after(after)) {
            newcomer(entry.event())
                    .filter(_ -> isSharedByMost(counting, log, entry.sequence(), claims))
                    .ifPresent(counting::add);
        }
    }

    private static Optional<Key> newcomer(Event event) {
        return switch (event) {
            case Event.Sat(Seat _, Occupant.Human(Person person), Badge _) -> Optional.of(person.key());
            case Event.SeatGiven(Seat _, Occupant.Human(Person person), Badge _) -> Optional.of(person.key());
            case Event.OfTable _, Event.OfGame _ -> Optional.empty();
        };
    }

    private static boolean isSharedByMost(Set<Key> counting, Log log, long sequence, Collection<LogClaim> claims) {
        long sharing = claims.stream()
                .filter(claim -> counting.contains(claim.key()))
                .filter(claim -> claim.sequence() >= sequence && claim.isPrefixOf(log))
                .map(LogClaim::key)
                .distinct()
                .count();
        return 2 * sharing > counting.size();
    }
}
