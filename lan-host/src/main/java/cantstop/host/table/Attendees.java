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
    private final Set<Session> catchingUp = new LinkedHashSet<>();
    private final TableView table;

    /// The number of the ping that each of them was sent after this host slept and has not answered yet.
    private final Map<Session, Long> unanswered = new HashMap<>();

    private @Nullable Told announced;
    private Timers.@Nullable Timer crowd;

    Attendees(TableView table) {
        this.table = table;
    }

    /// Adds a guest who has the whole log.
    void add(Session session) {
        catchingUp.remove(session);
        behind.remove(session);
        sessions.add(session);
    }

    /// A guest is being sent the log. One who attends already gets new events as part of it.
    void beginsToCatchUp(Session session) {
        catchingUp.add(session);
        if (sessions.contains(session)) {
            behind.add(session);
        }
    }

    /// Those who are still being sent the log for the first time.
    List<Session> newcomers() {
        return catchingUp.stream()
                .filter(session -> !sessions.contains(session))
                .toList();
    }

    boolean remove(Session session) {
        unanswered.remove(session);
        catchingUp.remove(session);
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

    /// The connections of that key, with those that are still being sent the log.
    public List<Session> of(Key key) {
        return Stream.concat(sessions.stream(), catchingUp.stream())
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

    /// Pings all of them.
    void pingAll() {
        sessions.forEach(session -> unanswered.put(session, session.ping()));
    }

    /// A guest has answered a ping.
    ///
    /// @param ping its number; an older ping than the last one proves nothing
    void answered(Session session, long ping) {
        unanswered.computeIfPresent(session, (_, number) -> ping >= number ? null : number);
    }

    /// The keys of guests without an unanswered ping.
    Set<Key> responsive() {
        return sessions.stream()
                .filter(session -> !unanswered.containsKey(session))
                .map(Session::key)
                .collect(Collectors.toCollection(HashSet::new));
    }

    /// Stops waiting for answers.
    void forgetPings() {
        unanswered.clear();
    }

    /// Whether that person has a connection here, without an unanswered ping.
    public boolean isResponsive(Person person) {
        return responsive().contains(person.key());
    }

    /// Sends events to all who have the log up to them.
    void sendEntries(HostMessage.Entries entries) {
        all().stream().filter(session -> !behind.contains(session)).forEach(session -> session.send(entries));
    }

    /// Sends to all. Works on a copy, since sending may make a guest leave.
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

    /// Sends who is present: to all attendees if that has changed, else to the newcomer only. A change that concerns
    /// spectators alone is sent after a pause where there are many. The owner alone is sent who watches.
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

    /// Whether only the spectators have changed, and there are many.
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

    /// The presence as it was sent last.
    ///
    /// @param all sent to all attendees except the owner
    /// @param owners sent to the owner
    /// @param owner the owner's key; null where there is none
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
