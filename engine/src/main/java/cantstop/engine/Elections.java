package cantstop.engine;

import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The electorate that decides which host leads a table next. A laptop can sign once it has opened a hand; those of
/// players with a seat who are not at the last host's laptop elect. If none of these can sign, any host may take
/// over, as in logs from before there were hands.
public final class Elections {
    /// By how much the epoch of an elected host may be higher than the last one: a laptop votes once in an epoch, so a
    /// host that was not elected asks for the next one.
    public static final int FURTHEST = 1000;

    private Elections() {}

    /// Whether the next epoch needs votes.
    public static boolean areNeeded(TableState state) {
        return !electors(state).isEmpty();
    }

    /// The people whose votes count, by their laptops: those who can sign.
    public static List<Person> electors(TableState state) {
        return state.people().stream()
                .filter(person -> !person.key().equals(state.hostKey()))
                .filter(person -> state.hands().of(person.key()).isPresent())
                .toList();
    }

    /// Whether the laptops with these keys are more than half of the electors.
    public static boolean isMajority(TableState state, Set<Key> keys) {
        List<Person> electors = electors(state);
        long votes =
                electors.stream().filter(person -> keys.contains(person.key())).count();
        return 2 * votes > electors.size();
    }

    /// The instance with which the host that leads the table goes on in its epoch, another one than before; null where
    /// that is not what it asks for.
    static @Nullable HostInstance resumed(TableState state, Command.BeginEpoch begin) {
        boolean same = begin.epoch().equals(state.epoch())
                && begin.hostKey().equals(state.hostKey())
                && begin.election() == null
                && !Objects.equals(begin.instance(), state.instance());
        return same ? begin.instance() : null;
    }

    /// Whether an epoch may begin with that number and these votes, whose digest is compared by the [Log].
    static boolean allow(TableState state, Event.EpochBegan began) {
        Election election = began.election();
        if (election == null) {
            return began.epoch().follows(state.epoch()) && !areNeeded(state);
        }
        Candidacy candidacy = new Candidacy(state.id(), began.epoch(), began.hostKey(), election.after());
        Set<Key> keys = election.votes().stream()
                .filter(vote -> vote.isFor(candidacy))
                .map(Vote::key)
                .collect(Collectors.toSet());
        if (keys.size() < election.votes().size()) {
            return false;
        }
        return keys.equals(Set.of(state.hostKey()))
                ? began.epoch().follows(state.epoch())
                : isNear(began.epoch(), state.epoch()) && isMajority(state, keys);
    }

    private static boolean isNear(Epoch began, Epoch before) {
        return began.isAfter(before) && began.number() - FURTHEST <= before.number();
    }
}
