package cantstop.protocol.client;

import cantstop.engine.Candidacy;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.TableState;
import cantstop.engine.Vote;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// This laptop's votes for hosts that want to go on with its table. It votes once in an epoch, so that no two hosts
/// begin the same one. For a host that would take back what its own copy of the log has it votes only if its owner
/// allows that. What it voted for is in memory alone. Confined to its [ClientHalf].
final class Ballot {
    /// Tables whose last vote is remembered.
    private static final int TABLES = 16;

    private final HandSigner signer;
    private final Reconnector connection;
    private final CurrentTable currentTable;
    private final Loyalty loyalty;
    private final ClientListener listener;
    private final Map<TableId, Cast> last = new LinkedHashMap<>();

    /// The host that wants to take something back while the owner has not allowed it, and what it asked.
    private Optional<Key> asking = Optional.empty();

    private HostMessage.@Nullable RequestVote asked;

    /// The log that the owner allows to go on with, although their copy has more.
    private Optional<Digest> allowed = Optional.empty();

    Ballot(
            HandSigner signer,
            Reconnector connection,
            CurrentTable currentTable,
            Loyalty loyalty,
            ClientListener listener) {
        this.signer = signer;
        this.connection = connection;
        this.currentTable = currentTable;
        this.loyalty = loyalty;
        this.listener = listener;
    }

    private record Cast(Candidacy candidacy, Vote vote) {}

    /// The host asks for this laptop's vote.
    void requested(HostMessage.RequestVote request) {
        TableState copy = currentTable.state().orElse(null);
        Key hostKey = connection.host().orElse(null);
        if (copy != null && hostKey != null && copy.id().equals(request.table())) {
            Candidacy candidacy = new Candidacy(request.table(), request.epoch(), hostKey, request.after());
            answer(request, vote(copy, request, candidacy));
        }
    }

    /// The owner allows the host to go on without the end of their copy.
    void allowRollback() {
        if (asked != null && connection.host().equals(asking)) {
            allowed = Optional.of(asked.after());
            requested(asked);
        }
    }

    private @Nullable Vote vote(TableState copy, HostMessage.RequestVote request, Candidacy candidacy) {
        Cast before = last.get(request.table());
        if (before != null && before.candidacy().equals(candidacy)) {
            return before.vote();
        }
        boolean isNew = request.epoch().isAfter(copy.epoch())
                && (before == null || request.epoch().isAfter(before.candidacy().epoch()));
        boolean isWhole = request.lastEpoch().isAfter(copy.epoch()) || request.sequence() >= copy.sequence();
        boolean isAllowed = isWhole || allowed.equals(Optional.of(request.after()));
        // Nobody waits for the vote of a laptop without a seat.
        boolean sits = copy.personOf(signer.key()).isPresent();
        ask(sits && isNew && !isAllowed ? request : null, copy.epoch(), candidacy.hostKey());
        return isNew && isAllowed ? cast(candidacy) : null;
    }

    /// One epoch has one writer: of two copies that end in the same one the shorter is the longer one's beginning.
    private void ask(HostMessage.@Nullable RequestVote now, Epoch copied, Key hostKey) {
        if (now != null || asked != null) {
            listener.rollbackAsked(Optional.ofNullable(now)
                    .map(request -> new Rollback(Optional.of(request.sequence())
                            .filter(kept -> request.lastEpoch().equals(copied)))));
        }
        asked = now;
        asking = Optional.of(hostKey);
    }

    private Vote cast(Candidacy candidacy) {
        Vote vote = Vote.cast(signer, candidacy);
        last.remove(candidacy.table());
        last.put(candidacy.table(), new Cast(candidacy, vote));
        if (last.size() > TABLES) {
            last.remove(last.keySet().iterator().next());
        }
        return vote;
    }

    private void answer(HostMessage.RequestVote request, @Nullable Vote vote) {
        Cast before = last.get(request.table());
        if (vote != null) {
            loyalty.voted();
        }
        Epoch votedIn = before == null ? Epoch.NONE : before.candidacy().epoch();
        connection.send(new ClientMessage.CastVote(
                request.table(), request.epoch(), request.after(), vote, vote == null ? votedIn : Epoch.NONE));
    }
}
