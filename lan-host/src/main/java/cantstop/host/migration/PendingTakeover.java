package cantstop.host.migration;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Elections;
import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.BestLog;
import cantstop.engine.succession.Candidate;
import cantstop.engine.succession.LogClaim;
import cantstop.engine.succession.Quorum;
import cantstop.engine.succession.TrustedCopies;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.session.Attended;
import cantstop.host.session.Session;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A table that this host is to take over, and that waits for its players. They bring their copies of its log; the
/// copies are compared by their digests and read where they differ; and once the last host had named this one, or
/// more than half of the people whose seats were not at the last host's laptop are here and have voted for this host,
/// the table goes on with the best copy. Confined to the host's thread.
public final class PendingTakeover implements Attended {
    private final TableId id;
    private final Key hostKey;
    private final Consumer<PendingTakeover> changed;
    private final LogUploads uploads;
    private final VoteCount count;

    /// The guests who have come and have not been sent the present state.
    private final Set<Session> untold = new LinkedHashSet<>();

    private Optional<Log> kept = Optional.empty();
    private Epoch promised = Epoch.NONE;

    /// The longest copy of the guests who came and left. Its events were sent to them, so the table must not continue
    /// without these.
    private Optional<LogUpload> left = Optional.empty();

    private boolean journalRead;
    private boolean goingOn;
    private HostMessage.@Nullable Gathering told;

    /// A takeover without any guest yet.
    ///
    /// @param hostKey the fingerprint of this host's key
    /// @param changed runs when the takeover may be decided, or its entry in the list of tables changes
    PendingTakeover(TableId id, Key hostKey, HostEnvironment environment, Consumer<PendingTakeover> changed) {
        this.id = id;
        this.hostKey = hostKey;
        this.changed = changed;
        uploads = new LogUploads(id, environment, this::look);
        count = new VoteCount(hostKey, environment.encoder());
    }

    @Override
    public TableId id() {
        return id;
    }

    /// Begins with a log whose attendees have come already.
    void begins(Log own) {
        kept = Optional.of(own);
    }

    /// The journal has said whether this host has a log of that table itself.
    void keeps(Optional<Log> own) {
        kept = own;
        journalRead = true;
        look();
    }

    /// The log will name this host in that epoch; [Epoch#NONE] for no promise.
    void isPromised(Epoch epoch) {
        promised = promised.laterOf(epoch);
    }

    /// The table goes on: compare no more copies and tell no more guests.
    void goesOn() {
        goingOn = true;
    }

    /// A guest comes and says how much of the log they have.
    void come(Session session, long sequence, Digest digest) {
        uploads.come(session, sequence, digest);
        untold.add(session);
        look();
    }

    @Override
    public void leave(Session session, boolean onPurpose) {
        uploads.leave(session)
                .filter(copy -> copy.whole().isPresent())
                .filter(copy -> copy.claim().sequence()
                        > left.map(LogUpload::claim).map(LogClaim::sequence).orElse(0L))
                .ifPresent(copy -> left = Optional.of(copy));
        untold.remove(session);
        look();
    }

    /// A part of a copy came. Ignores a part that was not asked for.
    void part(Session session, ClientMessage.LogPart part) {
        uploads.part(session, part);
    }

    /// Those who have come, in their order, with the copies that they came with.
    Map<Session, LogUpload> comers() {
        return uploads.all();
    }

    /// The log to continue with, as far as the copies have been read. Guests with a seat decide which one; a
    /// spectator may have more of it.
    Optional<Log> best() {
        Predicate<Key> counts = counting();
        return BestLog.of(whole(counts).toList(), claims(counts), kept, hostKey)
                .map(log -> BestLog.beyond(log, whole(_ -> true).toList(), claims(_ -> true)));
    }

    private List<LogClaim> claims(Predicate<Key> counts) {
        return Stream.concat(left.stream(), uploads.all().values().stream())
                .filter(copy -> !copy.isIllegal() && counts.test(copy.claim().key()))
                .map(LogUpload::claim)
                .toList();
    }

    private Stream<Log> whole(Predicate<Key> counts) {
        return Stream.concat(left.stream(), uploads.all().values().stream())
                .filter(copy -> counts.test(copy.claim().key()))
                .flatMap(copy -> copy.whole().stream());
    }

    /// The guests whose copies count: all, as long as this host has no log of its own.
    private Predicate<Key> counting() {
        return Stream.concat(kept.stream(), whole(hostKey::equals))
                .max(Comparator.comparingLong(Log::sequence))
                .map(own -> TrustedCopies.of(own, whole(_ -> true).toList(), claims(_ -> true)))
                .<Predicate<Key>>map(keys -> key -> key.equals(hostKey) || keys.contains(key))
                .orElse(_ -> true);
    }

    /// The log to continue with, once there is a quorum.
    Optional<Log> ready() {
        return journalRead && !uploads.isReading()
                ? best().filter(log -> quorum(log).needed() == 0)
                : Optional.empty();
    }

    /// Continues with that log where that needs no votes, or has them; otherwise asks for votes.
    ///
    /// @return the epoch to begin
    Optional<Command.BeginEpoch> elect(Log log) {
        return Elections.areNeeded(log.state())
                ? count.ask(log, comers().keySet(), latestEpoch())
                : Optional.of(new Command.BeginEpoch(log.state().epoch().next(), hostKey));
    }

    /// The latest epoch in any log that is here. Where this host led it, and goes on with another log now, a second one
    /// would carry it.
    private Epoch latestEpoch() {
        return Stream.concat(kept.stream(), whole(_ -> true))
                .map(log -> log.state().epoch())
                .max(Comparator.naturalOrder())
                .orElse(Epoch.NONE);
    }

    /// A laptop answers whether this host may lead the table.
    void voted(Session session, ClientMessage.CastVote cast) {
        if (!goingOn && comers().containsKey(session) && count.take(session, cast)) {
            changed.accept(this);
        }
    }

    /// Ends the takeover without continuing the table.
    void end(HostMessage.StopReason reason) {
        for (Session session : List.copyOf(comers().keySet())) {
            session.send(new HostMessage.TableStopped(id, reason));
        }
    }

    private void look() {
        if (uploads.isReading() || goingOn) {
            return;
        }
        Predicate<Key> counts = counting();
        List<Log> known = Stream.concat(kept.stream(), whole(counts)).toList();
        uploads.readNext(best().orElseGet(Log::new), known, counts);
        if (!uploads.isReading()) {
            tell();
            changed.accept(this);
        }
    }

    private void tell() {
        Log best = best().orElse(null);
        if (best == null) {
            return;
        }
        Quorum quorum = quorum(best);
        HostMessage.Gathering now = new HostMessage.Gathering(
                id,
                quorum.present(),
                quorum.missing(),
                quorum.needed(),
                flaws(best).limit(Limits.FLAWS).toList());
        if (!now.equals(told)) {
            told = now;
            untold.addAll(comers().keySet());
        }
        List<Session> hearers = List.copyOf(untold);
        untold.clear();
        hearers.forEach(session -> session.send(now));
    }

    /// Whether this host continues in the epoch of that log: it leads that log, and no guest has brought a different
    /// copy.
    boolean isInItsEpoch(Log log) {
        return candidate().leads(log) && differing(log).isEmpty();
    }

    private Quorum quorum(Log log) {
        Set<Key> here = comers().keySet().stream().map(Session::key).collect(Collectors.toSet());
        return Quorum.of(log, candidate(), here, differing(log));
    }

    private Candidate candidate() {
        return new Candidate(hostKey, kept, promised);
    }

    private Set<Key> differing(Log log) {
        return flaws(log)
                .filter(flaw -> flaw.kind() == HostMessage.FlawKind.DIFFERS)
                .map(HostMessage.Flaw::key)
                .collect(Collectors.toSet());
    }

    /// The flaws of the copies of those with a seat.
    private Stream<HostMessage.Flaw> flaws(Log best) {
        Predicate<Key> counts = counting();
        return comers().values().stream()
                .filter(copy -> counts.test(copy.claim().key()))
                .flatMap(copy -> copy.flawBeside(best).stream());
    }
}
