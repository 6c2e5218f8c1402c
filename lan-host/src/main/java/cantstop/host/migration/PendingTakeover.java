package cantstop.host.migration;

import cantstop.engine.Digest;
import cantstop.engine.Log;
import cantstop.engine.TableId;
import cantstop.engine.succession.BestLog;
import cantstop.engine.succession.Candidate;
import cantstop.engine.succession.LogClaim;
import cantstop.engine.succession.Quorum;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.session.Attended;
import cantstop.host.session.Session;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A table that is to go on at this host and waits for its people. They come with their copies of its log; the
/// copies are compared by their digests and read where they differ; and once the last host had named this one, or
/// more than half of the people whose seats were not at the last host's laptop are here, the table goes on
/// with the best copy. Confined to the host's thread.
public final class PendingTakeover implements Attended {
    private final TableId id;
    private final String hostKey;
    private final HostEnvironment.Decoder decoder;
    private final Consumer<PendingTakeover> changed;
    private final Map<Session, LogUpload> comers = new LinkedHashMap<>();

    /// Those who have come and were not told yet how things stand.
    private final Set<Session> untold = new LinkedHashSet<>();
    private Optional<Log> kept = Optional.empty();
    private int promised;

    /// The longest copy of the guests who came and left: its events were sent, so the table must not go on without
    /// them.
    private Optional<Log> left = Optional.empty();
    private boolean journalRead;
    private boolean goingOn;
    private @Nullable Session reading;
    private HostMessage.@Nullable Gathering told;

    /// A gathering without any guest yet.
    ///
    /// @param hostKey the fingerprint of this host's key
    /// @param changed hears of everything that may decide about going on, or show in a list of tables
    PendingTakeover(TableId id, String hostKey, HostEnvironment.Decoder decoder, Consumer<PendingTakeover> changed) {
        this.id = id;
        this.hostKey = hostKey;
        this.decoder = decoder;
        this.changed = changed;
    }

    @Override
    public TableId id() {
        return id;
    }

    /// This log is known, and those who come at first are those who have it.
    void begins(Log own) {
        kept = Optional.of(own);
    }

    /// The journal has said whether this host has a log of that table itself.
    void keeps(Optional<Log> own) {
        kept = own;
        journalRead = true;
        look();
    }

    /// The log is going to name this host in that epoch; 0 for no promise.
    void isPromised(int epoch) {
        promised = Math.max(promised, epoch);
    }

    /// The table goes on: compare no more copies and tell no more guests.
    void goesOn() {
        goingOn = true;
    }

    /// A guest comes and says how much of the log they have.
    void come(Session session, long sequence, Digest digest) {
        comers.put(session, new LogUpload(new LogClaim(session.key(), sequence, digest)));
        if (session == reading) {
            reading = null;
        }
        untold.add(session);
        look();
    }

    @Override
    public void leave(Session session, boolean onPurpose) {
        Optional.ofNullable(comers.remove(session))
                .flatMap(LogUpload::whole)
                .filter(copy -> copy.sequence() > left.map(Log::sequence).orElse(0L))
                .ifPresent(copy -> left = Optional.of(copy));
        untold.remove(session);
        if (session == reading) {
            reading = null;
        }
        look();
    }

    /// A part of a copy came. Ignores a part that was not asked for.
    void part(Session session, ClientMessage.LogPart part) {
        LogUpload copy = comers.get(session);
        if (copy == null || session != reading) {
            return;
        }
        if (copy.take(part.after(), part.entries(), decoder)) {
            reading = null;
            look();
        } else {
            ask(session, copy.soFar());
        }
    }

    /// Those who have come, in their order, with the copies that they came with.
    Map<Session, LogUpload> comers() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(comers));
    }

    /// The log to go on with, as far as the copies have been read.
    Optional<Log> best() {
        List<LogClaim> claims = comers.values().stream()
                .filter(copy -> !copy.isIllegal())
                .map(LogUpload::claim)
                .toList();
        return BestLog.of(whole().toList(), claims, kept, hostKey);
    }

    private Stream<Log> whole() {
        return Stream.concat(left.stream(), comers.values().stream().flatMap(copy -> copy.whole().stream()));
    }

    /// The log to go on with, where that may be done now.
    Optional<Log> ready() {
        return reading == null && journalRead ? best().filter(log -> quorum(log).needed() == 0) : Optional.empty();
    }

    /// Ends the gathering without going on.
    void end(HostMessage.StopReason reason) {
        for (Session session : List.copyOf(comers.keySet())) {
            session.send(new HostMessage.TableStopped(id, reason));
        }
    }

    private void look() {
        if (reading == null && !goingOn) {
            Optional<Session> next = unread();
            if (next.isPresent()) {
                reading = next.get();
                Log known = best().orElseGet(Log::new);
                LogUpload copy = comers.getOrDefault(reading, new LogUpload(new LogClaim("", 0, Digest.EMPTY)));
                copy.startFrom(known);
                ask(reading, known);
            } else {
                tell();
                changed.accept(this);
            }
        }
    }

    /// The longest copy that no log we have holds already.
    private Optional<Session> unread() {
        List<Log> known = Stream.concat(kept.stream(), whole()).toList();
        return comers.entrySet().stream()
                .filter(comer -> {
                    LogUpload copy = comer.getValue();
                    return !copy.claim().isEmpty()
                            && !copy.isIllegal()
                            && copy.whole().isEmpty()
                            && known.stream().noneMatch(copy.claim()::isPrefixOf);
                })
                .max(Comparator.comparingLong(comer -> comer.getValue().claim().sequence()))
                .map(Map.Entry::getKey);
    }

    private void ask(Session session, Log known) {
        session.send(new HostMessage.SendLog(id, known.sequence(), known.digest()));
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
                flaws(best).toList());
        if (!now.equals(told)) {
            told = now;
            untold.addAll(comers.keySet());
        }
        List<Session> hearers = List.copyOf(untold);
        untold.clear();
        hearers.forEach(session -> session.send(now));
    }

    /// Whether this host goes on in the epoch of that log: it leads it, and no guest has brought a different copy.
    boolean isInItsEpoch(Log log) {
        return candidate().leads(log) && differing(log).isEmpty();
    }

    private Quorum quorum(Log log) {
        Set<String> here = comers.keySet().stream().map(Session::key).collect(Collectors.toSet());
        return Quorum.of(log, candidate(), here, differing(log));
    }

    private Candidate candidate() {
        return new Candidate(hostKey, kept, promised);
    }

    private Set<String> differing(Log log) {
        return flaws(log)
                .filter(flaw -> flaw.kind() == HostMessage.FlawKind.DIFFERS)
                .map(HostMessage.Flaw::key)
                .collect(Collectors.toSet());
    }

    private Stream<HostMessage.Flaw> flaws(Log best) {
        return comers.values().stream()
                .flatMap(copy -> copy.flawBeside(best).stream())
                .limit(HostMessage.Gathering.FLAWS);
    }
}
