package cantstop.host.table;

import cantstop.engine.Person;
import cantstop.engine.TableState;
import cantstop.host.session.Session;
import cantstop.protocol.HostMessage;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The connections that attend one table, in the order in which they came. Confined to the host's thread.
public final class Attendees {
    private final Set<Session> sessions = new LinkedHashSet<>();
    private HostMessage.@Nullable Presence announced;

    void add(Session session) {
        sessions.add(session);
    }

    boolean remove(Session session) {
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

    /// Whether a guest with that key attends.
    public boolean has(String key) {
        return sessions.stream().anyMatch(session -> session.key().equals(key));
    }

    /// Whether that person has a connection here.
    public boolean has(Person person) {
        return has(person.key());
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
        Set<String> seated = state.people().stream().map(Person::key).collect(Collectors.toSet());
        return (int) sessions.stream()
                .filter(session -> !seated.contains(session.key()))
                .count();
    }

    /// Tells who is present: all attendees if that has changed, else the newcomer only.
    void announce(TableState state, @Nullable Session newcomer) {
        List<Person> present = state.people().stream().filter(this::has).toList();
        HostMessage.Presence presence = new HostMessage.Presence(state.id(), present, spectators(state));
        if (!presence.equals(announced)) {
            announced = presence;
            send(presence);
        } else if (newcomer != null) {
            newcomer.send(presence);
        }
    }
}
