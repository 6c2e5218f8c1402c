package cantstop.host.session;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All connections of the host, and which one each key was welcomed on last. Confined to the host's thread.
public final class Sessions {
    private final Map<GuestLink, Session> sessions = new LinkedHashMap<>();
    private final Map<Key, Session> welcomed = new HashMap<>();
    private final CopiedKeys copies;
    private final Timers timers;

    /// The rate limits of each key, the latest key last.
    private final LinkedHashMap<Key, Allowances> allowances = new LinkedHashMap<>();

    /// Where each laptop was last connected from, by its key.
    private final LinkedHashMap<Key, String> addresses = new LinkedHashMap<>();

    public Sessions(Timers timers) {
        this.timers = timers;
        copies = new CopiedKeys(timers);
    }

    /// The session of a link; null if the link is closed or was never let in.
    public @Nullable Session of(GuestLink link) {
        return sessions.get(link);
    }

    /// All links, copied.
    public List<GuestLink> links() {
        return List.copyOf(sessions.keySet());
    }

    public int count() {
        return sessions.size();
    }

    /// The keys of the guests that were welcomed.
    public Set<Key> guests() {
        return welcomed.keySet();
    }

    /// Whether a key has as many connections as it may.
    public boolean isFull(Key key) {
        long ofKey = sessions.values().stream()
                .filter(session -> session.key().equals(key))
                .count();
        return ofKey >= HostLimits.SESSIONS_PER_KEY;
    }

    /// The rate limits of a key, over all of its connections.
    public Allowances allowancesOf(Key key) {
        Allowances its = allowances.computeIfAbsent(key, _ -> new Allowances(timers::now));
        allowances.putLast(key, its);
        if (allowances.size() > HostLimits.ALLOWANCES) {
            allowances.pollFirstEntry();
        }
        return its;
    }

    /// The guest to disconnect for a newcomer if every connection is taken: the newest guest without a seat of the
    /// address with the most of them. Empty where the newcomer's address has as many, unless the newcomer has a
    /// seat.
    ///
    /// @param seated the keys that have a seat at a table
    public Optional<GuestLink> evictedFor(GuestLink newcomer, Key key, Set<Key> seated) {
        Map<String, List<GuestLink>> unseated = sessions.entrySet().stream()
                .filter(entry -> !seated.contains(entry.getValue().key()))
                .map(Map.Entry::getKey)
                .collect(Collectors.groupingBy(GuestLink::from));
        int own = seated.contains(key)
                ? 0
                : unseated.getOrDefault(newcomer.from(), List.of()).size() + 1;
        return unseated.values().stream()
                .filter(there -> there.size() > own)
                .max(Comparator.comparingInt(List::size))
                .map(List::getLast);
    }

    /// Whether every connection is taken.
    public boolean isFull() {
        return sessions.size() >= Limits.CONNECTIONS;
    }

    public void add(GuestLink link, Session session) {
        sessions.put(link, session);
    }

    /// Forgets a connection.
    ///
    /// @return its session; null if it was forgotten before
    public @Nullable Session remove(GuestLink link) {
        Session session = sessions.remove(link);
        if (session != null) {
            welcomed.remove(session.key(), session);
        }
        return session;
    }

    /// The link on which this key was welcomed before. The newest connection of a key stays, since an older one may be
    /// half open after a laptop slept.
    public Optional<GuestLink> olderLink(Session newcomer) {
        Session older = welcomed.get(newcomer.key());
        return sessions.entrySet().stream()
                .filter(entry -> entry.getValue() == older)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// Whether the key of a newcomer is in use at two places, so that one is a copy of the other.
    public boolean isCopy(Session newcomer) {
        Session older = welcomed.get(newcomer.key());
        return older != null && older.isAlive() && copies.alternates(newcomer.key(), older.from(), newcomer.from());
    }

    /// A newcomer said hello.
    public void welcome(Session newcomer, HostMessage.Welcome welcome) {
        welcomed.put(newcomer.key(), newcomer);
        newcomer.address().ifPresent(address -> addresses.put(newcomer.key(), address));
        if (addresses.size() > HostLimits.ADDRESSES) {
            addresses.pollFirstEntry();
        }
        newcomer.welcome(welcome);
    }

    /// Where the laptops of these people were last connected from, each with the usual port of a host.
    public List<HostAddress> lastAddresses(List<Person> people) {
        return people.stream()
                .flatMap(person -> Stream.ofNullable(addresses.get(person.key())))
                .distinct()
                .map(address -> new HostAddress(address, HostAddress.DEFAULT_PORT))
                .toList();
    }

    /// Sends to all who were welcomed.
    public void tellAll(HostMessage message) {
        List.copyOf(welcomed.values()).forEach(session -> session.send(message));
    }
}
