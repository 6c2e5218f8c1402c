package cantstop.host.table;

import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Timers;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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

    private HostMessage.@Nullable Presence announced;
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

    /// Tells who is present: all attendees if that has changed, else the newcomer only. A crowd is told
    /// together, and after a pause, how many it is.
    void announce(TableState state, @Nullable Session newcomer) {
        HostMessage.Presence presence = presence(state);
        if (!presence.equals(announced) && !isCrowd(presence)) {
            announced = presence;
            send(presence);
            return;
        }
        if (newcomer != null) {
            newcomer.send(presence);
        }
        if (!presence.equals(announced) && crowd == null) {
            crowd = table.after(HostLimits.CROWD_PAUSE, this::tellCrowd);
        }
    }

    private void tellCrowd() {
        crowd = null;
        HostMessage.Presence presence = presence(table.state());
        if (!presence.equals(announced)) {
            announced = presence;
            send(presence);
        }
    }

    /// Whether only the number of those who watch is another, and there are many.
    private boolean isCrowd(HostMessage.Presence presence) {
        return announced != null
                && sessions.size() > HostLimits.WATCHED_AT_ONCE
                && presence.present().equals(announced.present())
                && presence.browsers().equals(announced.browsers());
    }

    private HostMessage.Presence presence(TableState state) {
        List<Person> present = state.people().stream().filter(this::has).toList();
        List<Person> browsers = state.people().stream()
                .filter(person -> sessions.stream()
                        .anyMatch(one -> one.isBrowser() && one.key().equals(person.key())))
                .toList();
        return new HostMessage.Presence(state.id(), present, spectators(state), browsers);
    }
}
