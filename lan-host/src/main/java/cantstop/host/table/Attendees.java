package cantstop.host.table;

import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import cantstop.protocol.Watcher;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The connections that attend one table, in the order in which they came. Confined to the host's thread.
public final class Attendees {
    private final Set<Session> sessions = new LinkedHashSet<>();
    private final Set<Session> behind = new HashSet<>();
    private final Set<Session> coming = new LinkedHashSet<>();
    private final TableView table;

    /// The number of the ping that each of them was sent after this host slept and has not answered yet.
    private final Map<Session, Long> asked = new HashMap<>();

    private @Nullable Told announced;
    private Timers.@Nullable Timer crowd;

    Attendees(TableView table) {
        this.table = table;
    }

    /// One more, who has the whole log.
    void add(Session session) {
        coming.remove(session);
        behind.remove(session);
        sessions.add(session);
    }

    /// A guest is being sent the log. One who attends already gets what happens with it.
    void comes(Session session) {
        coming.add(session);
        if (sessions.contains(session)) {
            behind.add(session);
        }
    }

    /// Those who are still being sent the log for the first time.
    List<Session> coming() {
        return coming.stream().filter(session -> !sessions.contains(session)).toList();
    }

    boolean remove(Session session) {
        asked.remove(session);
        coming.remove(session);
        behind.remove(session);
        return sessions.remove(session);
    }

    public boolean isEmpty() {
        return sessions.isEmpty();
    }

    /// All of them, copied.
    public List<Session> all() {
        return List.copyOf(sessions);
    }

    public boolean contains(Session session) {
        return sessions.contains(session);
    }

    /// The connections of that key, those among them that are still being sent the log.
    public List<Session> of(Key key) {
        return Stream.concat(sessions.stream(), coming.stream())
                .filter(session -> session.key().equals(key))
                .distinct()
                .toList();
    }

    /// Whether a guest with that key attends.
    public boolean has(Key key) {
        return sessions.stream().anyMatch(session -> session.key().equals(key));
    }

    /// Whether that person has a connection here.
    public boolean has(Person person) {
        return has(person.key());
    }

    /// Whether that person is here with a program that can host, which no browser can.
    public boolean hasLaptopOf(Person person) {
        return sessions.stream().anyMatch(one -> one.key().equals(person.key()) && !one.isBrowser());
    }

    /// Asks all for a sign of life.
    void ask() {
        sessions.forEach(session -> asked.put(session, session.ping()));
    }

    /// A sign of life came.
    ///
    /// @param ping the number of what it answers: an older answer was under way before the question
    void answered(Session session, long ping) {
        asked.computeIfPresent(session, (_, number) -> ping >= number ? null : number);
    }

    /// Those who owe no sign of life.
    Set<Key> heard() {
        return sessions.stream()
                .filter(session -> !asked.containsKey(session))
                .map(Session::key)
                .collect(Collectors.toCollection(HashSet::new));
    }

    /// No sign of life is waited for any more.
    void askNoMore() {
        asked.clear();
    }

    /// Whether that person has a connection here, and owes no sign of life.
    public boolean hears(Person person) {
        return heard().contains(person.key());
    }

    /// Sends events to all who have those before.
    void sendEntries(HostMessage.Entries entries) {
        all().stream().filter(session -> !behind.contains(session)).forEach(session -> session.send(entries));
    }

    /// Sends to all. A copy, since a guest who hears something may leave.
    public void send(HostMessage message) {
        sendExcept(null, message);
    }

    public void sendExcept(@Nullable Session one, HostMessage message) {
        for (Session session : all()) {
            if (session != one) {
                session.send(message);
            }
        }
    }

    /// How many of them have no seat here.
    int spectators(TableState state) {
        Set<Key> seated = state.people().stream().map(Person::key).collect(Collectors.toSet());
        return (int) sessions.stream()
                .filter(session -> !seated.contains(session.key()))
                .count();
    }

    /// Tells who is present: all attendees if that has changed, else the newcomer only. A crowd is told together, and
    /// after a pause, how many it is. The owner alone is told who watches.
    void announce(TableState state, @Nullable Session newcomer) {
        Told now = told(state);
        if (!now.equals(announced) && !isCrowd(now)) {
            tell(now, newcomer);
            return;
        }
        if (newcomer != null) {
            newcomer.send(now.to(newcomer));
        }
        if (!now.equals(announced) && crowd == null) {
            crowd = table.after(HostLimits.CROWD_PAUSE, this::tellCrowd);
        }
    }

    private void tellCrowd() {
        crowd = null;
        Told now = told(table.state());
        if (!now.equals(announced)) {
            tell(now, null);
        }
    }

    private void tell(Told now, @Nullable Session newcomer) {
        boolean toAll = announced == null || !now.all().equals(announced.all());
        announced = now;
        for (Session session : all()) {
            if (toAll || session == newcomer || now.isOwner(session)) {
                session.send(now.to(session));
            }
        }
    }

    /// Whether only those who watch are others, and there are many.
    private boolean isCrowd(Told now) {
        return announced != null
                && sessions.size() > HostLimits.WATCHED_AT_ONCE
                && now.all().present().equals(announced.all().present())
                && now.all().browsers().equals(announced.all().browsers())
                && Objects.equals(now.owner(), announced.owner());
    }

    private Told told(TableState state) {
        List<Person> present = state.people().stream().filter(this::has).toList();
        List<Person> browsers = state.people().stream()
                .filter(person -> sessions.stream()
                        .anyMatch(one -> one.isBrowser() && one.key().equals(person.key())))
                .toList();
        int spectators = spectators(state);
        Person owner = state.owner();
        return new Told(
                new HostMessage.Presence(state.id(), present, spectators, browsers, List.of()),
                new HostMessage.Presence(state.id(), present, spectators, browsers, watching(state)),
                owner == null ? null : owner.key());
    }

    /// Whether the owner may send away a guest with that key: no player, not themselves, and not the host's own laptop.
    public static boolean mayGo(TableState state, Key key) {
        Person owner = state.owner();
        return state.personOf(key).isEmpty()
                && !key.equals(state.hostKey())
                && !(owner != null && key.equals(owner.key()));
    }

    private List<Watcher> watching(TableState state) {
        return sessions.stream()
                .filter(session -> mayGo(state, session.key()))
                .limit(Limits.WATCHERS)
                .map(session -> new Watcher(session.key(), session.name()))
                .toList();
    }

    /// What is told of who is here.
    ///
    /// @param all to everybody but the owner
    /// @param owners to the owner
    /// @param owner the owner's key; null for nobody
    private record Told(
            HostMessage.Presence all,
            HostMessage.Presence owners,
            @Nullable Key owner) {
        boolean isOwner(Session session) {
            return session.key().equals(owner);
        }

        HostMessage.Presence to(Session session) {
            return isOwner(session) ? owners : all;
        }
    }
}
