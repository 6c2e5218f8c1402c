package cantstop.engine.succession;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Whether enough players have come to a new host to continue a table there.
///
/// Voters are the people with a seat who were not at the last host's own laptop; more than half of them have to come.
/// Where the host leads the log already ([Candidate#leads]) and no copy contradicts it, or all voters are there, no
/// others are needed.
///
/// @param present the voters who have come
/// @param missing the voters who have not
/// @param needed how many more have to come; 0 means that the table goes on
public record Quorum(List<Person> present, List<Person> missing, int needed) {
    public Quorum {
        present = List.copyOf(present);
        missing = List.copyOf(missing);
    }

    /// Counts the quorum.
    ///
    /// @param log the best one so far ([BestLog])
    /// @param host the one that wants to go on
    /// @param here the keys of those who have come
    /// @param differing the keys of those whose copy contradicts this log: they are present, but don't vote for
    ///     it
    public static Quorum of(Log log, Candidate host, Set<Key> here, Set<Key> differing) {
        List<Person> voters = voters(log);
        List<Person> present =
                voters.stream().filter(person -> here.contains(person.key())).toList();
        List<Person> missing =
                voters.stream().filter(person -> !here.contains(person.key())).toList();
        boolean isAlone = host.leads(log) && differing.isEmpty();
        boolean isComplete = !voters.isEmpty() && missing.isEmpty();
        long votes = present.stream()
                .filter(person -> !differing.contains(person.key()))
                .count();
        int majority = voters.size() / 2 + 1;
        return new Quorum(present, missing, isAlone || isComplete ? 0 : Math.max(0, majority - (int) votes));
    }

    /// Whether those who are not here are enough to go on with the table at another laptop.
    ///
    /// @param here the keys of those whom the host that leads it can hear, and its own
    public static boolean canGoOnWithout(Log log, Set<Key> here) {
        List<Person> voters = voters(log);
        long others =
                voters.stream().filter(person -> !here.contains(person.key())).count();
        return others > voters.size() / 2;
    }

    /// Where only the last host's laptop has seats, or beside it only the host that has just handed the table
    /// to it and knows of nothing since, all people with a seat vote: no host takes a table back alone.
    private static List<Person> voters(Log log) {
        List<Person> people = log.state().people();
        List<Person> others = people.stream()
                .filter(person -> !person.key().equals(log.state().hostKey()))
                .toList();
        Optional<Key> before = previousHost(log);
        boolean isTakenBack = others.stream()
                .allMatch(person -> before.filter(person.key()::equals).isPresent());
        return isTakenBack ? people : others;
    }

    /// The key of the host that has just handed the table over: empty where the log does not end with the
    /// beginning of an epoch, or that is the first one. Such a log is the last that the old host knew and the
    /// first of the new one.
    public static Optional<Key> previousHost(Log log) {
        List<Event> events = log.events();
        boolean isNew = !events.isEmpty() && events.getLast() instanceof Event.EpochBegan;
        List<Key> hosts = events.stream()
                .filter(Event.EpochBegan.class::isInstance)
                .map(epoch -> ((Event.EpochBegan) epoch).hostKey())
                .toList();
        return isNew && hosts.size() > 1 ? Optional.of(hosts.get(hosts.size() - 2)) : Optional.empty();
    }
}
