package cantstop.host.migration;

import cantstop.engine.Audit;
import cantstop.engine.Candidacy;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Election;
import cantstop.engine.Elections;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.Vote;
import cantstop.engine.identity.Key;
import cantstop.host.session.Session;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Asks those who have come whether this host may lead their table from here on, and counts their votes. A laptop votes
/// once in an epoch: with another log, or where laptops have voted for another host, the host asks for a later epoch.
/// The very next epoch is left to a hand-over to this host, which the last one may be writing into its log just now:
/// else two logs could carry the same epoch of the same host. Confined to the host's thread.
final class VoteCount {
    private final Key hostKey;
    private final Function<Event, byte[]> encoder;
    private final Map<Key, Vote> votes = new LinkedHashMap<>();
    private final Set<Session> asked = new HashSet<>();
    private @Nullable Candidacy candidacy;
    private TableState before = new Log().state();

    /// The latest epoch that can't be used any more: this host has asked for votes in it, or a laptop has voted in it.
    private Epoch usedUp = Epoch.NONE;

    VoteCount(Key hostKey, Function<Event, byte[]> encoder) {
        this.hostKey = hostKey;
        this.encoder = encoder;
    }

    /// Asks those who were not asked yet.
    ///
    /// @param log to go on with
    /// @param latest the latest epoch that is known of that table
    /// @return the epoch to begin, once it has the votes
    Optional<Command.BeginEpoch> ask(Log log, Collection<Session> here, Epoch latest) {
        Log.Addition missing = log.prepare(Audit.missing(log.events()), encoder);
        Digest after = missing.entries().isEmpty()
                ? log.digest()
                : missing.entries().getLast().digest();
        before = missing.state();
        Candidacy now = candidacy;
        if (now == null || !now.after().equals(after)) {
            usedUp = usedUp.laterOf(latest).laterOf(before.epoch().next()).next();
            now = new Candidacy(before.id(), usedUp, hostKey, after);
            candidacy = now;
            votes.clear();
            asked.clear();
        }
        HostMessage.RequestVote request =
                new HostMessage.RequestVote(now.table(), now.epoch(), before.epoch(), before.sequence(), now.after());
        here.stream().filter(asked::add).forEach(session -> session.send(request));
        return Elections.isMajority(before, votes.keySet())
                ? Optional.of(new Command.BeginEpoch(
                        now.epoch(), hostKey, new Election(now.after(), List.copyOf(votes.values()))))
                : Optional.empty();
    }

    /// Takes a laptop's answer.
    ///
    /// @return whether that changes the count
    boolean take(Session from, ClientMessage.CastVote cast) {
        Candidacy now = candidacy;
        if (now == null || !cast.epoch().equals(now.epoch()) || !cast.after().equals(now.after())) {
            return false;
        }
        Vote vote = cast.vote();
        if (vote == null) {
            return isLater(cast.votedIn());
        }
        boolean counts = isElector(from.key())
                && !votes.containsKey(from.key())
                && vote.key().equals(from.key())
                && vote.isFor(now);
        if (counts) {
            votes.put(from.key(), vote);
        }
        return counts;
    }

    private boolean isLater(Epoch votedIn) {
        boolean later = !usedUp.isAfter(votedIn)
                && votedIn.number() - Elections.FURTHEST < before.epoch().number();
        if (later) {
            usedUp = votedIn;
            candidacy = null;
        }
        return later;
    }

    private boolean isElector(Key key) {
        return Elections.electors(before).stream()
                .anyMatch(person -> person.key().equals(key));
    }
}
