package cantstop.host.migration;

import cantstop.engine.Digest;
import cantstop.engine.Log;
import cantstop.engine.Person;
import cantstop.engine.TableState;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A table that is to go on at this host and waits for its people. They come with their copies of its log; the
/// copies are compared by their digests and read where they differ; and once the last host had named this one, or
/// more than half of the people whose seats were not at the last host's laptop are here, the table goes on
/// with the best copy. Confined to the host's thread.
public final class Gathering implements Attended {
    private final String id;
    private final String hostKey;
    private final HostEnvironment.Decoder decoder;
    private final Consumer<Gathering> changed;
    private final Map<Session, Copy> comers = new LinkedHashMap<>();

    /// Those who have come and were not told yet how things stand.
    private final Set<Session> untold = new LinkedHashSet<>();
    private Optional<Log> kept = Optional.empty();
    private boolean journalRead;
    private boolean goingOn;
    private @Nullable Session reading;
    private HostMessage.@Nullable Gathering told;

    /// A gathering that nobody has come to.
    ///
    /// @param hostKey the fingerprint of this host's key
    /// @param changed hears of everything that may decide about going on, or show in a list of tables
    Gathering(String id, String hostKey, HostEnvironment.Decoder decoder, Consumer<Gathering> changed) {
        this.id = id;
        this.hostKey = hostKey;
        this.decoder = decoder;
        this.changed = changed;
    }

    @Override
    public String id() {
        return id;
    }

    /// The journal has said whether this host has a log of that table itself.
    void keeps(Optional<Log> own) {
        kept = own;
        journalRead = true;
        look();
    }

    /// The table goes on: nothing is compared and nobody is told any more.
    void goesOn() {
        goingOn = true;
    }

    /// Somebody comes, and says how much of the log they have.
    void come(Session session, long sequence, Digest digest) {
        comers.put(session, new Copy(session.key(), sequence, digest));
        if (session == reading) {
            reading = null;
        }
        untold.add(session);
        look();
    }

    @Override
    public void leave(Session session, boolean onPurpose) {
        comers.remove(session);
        untold.remove(session);
        if (session == reading) {
            reading = null;
        }
        look();
    }

    /// A part of a copy came. What nobody asked for is nothing.
    void part(Session session, ClientMessage.LogPart part) {
        Copy copy = comers.get(session);
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
    Map<Session, Copy> comers() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(comers));
    }

    /// The log to go on with, as far as the copies have been read.
    Optional<Log> best() {
        return BestCopy.best(comers.values(), kept, hostKey);
    }

    /// The log to go on with, where that may be done now.
    Optional<Log> ready() {
        return reading == null && journalRead ? best().filter(log -> needed(log) == 0) : Optional.empty();
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
                Copy copy = comers.getOrDefault(reading, new Copy("", 0, Digest.EMPTY));
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
        List<Log> known = Stream.concat(kept.stream(), comers.values().stream().flatMap(copy -> copy.whole().stream()))
                .toList();
        return comers.entrySet().stream()
                .filter(comer -> {
                    Copy copy = comer.getValue();
                    return !copy.isEmpty()
                            && copy.flaw() == null
                            && copy.whole().isEmpty()
                            && known.stream().noneMatch(copy::isBeginningOf);
                })
                .max(Comparator.comparingLong(comer -> comer.getValue().sequence()))
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
        List<Person> electors = electors(best);
        HostMessage.Gathering now = new HostMessage.Gathering(
                id,
                electors.stream().filter(this::isHere).toList(),
                electors.stream().filter(person -> !isHere(person)).toList(),
                needed(best),
                BestCopy.flaws(comers.values(), best));
        if (!now.equals(told)) {
            told = now;
            untold.addAll(comers.keySet());
        }
        List<Session> hearers = List.copyOf(untold);
        untold.clear();
        hearers.forEach(session -> session.send(now));
    }

    /// How many more have to come: none where the log names this host, else until more than half of those whose
    /// seats were not at the last host's own laptop are here. Somebody with another copy stands for that one: as
    /// long as others may come to tell which is right, they don't count.
    private int needed(Log log) {
        TableState state = log.state();
        List<Person> electors = electors(log);
        if (state.hostKey().equals(hostKey) || electors.stream().allMatch(this::isHere) && !electors.isEmpty()) {
            return 0;
        }
        List<String> others = BestCopy.flaws(comers.values(), log).stream()
                .filter(flaw -> flaw.kind() == HostMessage.FlawKind.DIFFERS)
                .map(HostMessage.Flaw::key)
                .toList();
        int here = (int) electors.stream()
                .filter(person -> isHere(person) && !others.contains(person.key()))
                .count();
        return Math.max(0, electors.size() / 2 + 1 - here);
    }

    /// Whose coming counts: those with a seat who were not at the last host's own laptop. Where nobody else had
    /// one, or only whoever handed the table to that host and knows of nothing since, all of them: nobody takes a
    /// table back alone.
    private static List<Person> electors(Log log) {
        List<Person> seated = log.state().people();
        Optional<String> predecessor = Predecessor.of(log);
        List<Person> others = seated.stream()
                .filter(person -> !person.key().equals(log.state().hostKey()))
                .toList();
        boolean takenBack = others.stream()
                .map(Person::key)
                .allMatch(key -> predecessor.filter(key::equals).isPresent());
        return takenBack ? seated : others;
    }

    private boolean isHere(Person person) {
        return comers.keySet().stream().anyMatch(session -> session.key().equals(person.key()));
    }
}
