package cantstop.host.migration;

import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.session.Session;
import cantstop.host.table.Duty;
import cantstop.host.table.TableView;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Peer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Tells those at a table where the laptops of the others are, so that they find each other when this host is
/// gone. Confined to the host's thread.
public final class PeerAddresses implements Duty {
    private final TableView table;
    private final Map<Key, String> places = new HashMap<>();
    private final Map<Session, HostMessage.Peers> told = new HashMap<>();
    private @Nullable Known known;

    /// The inputs of the last notice. It is sent again only when they change, since a table changes often and these
    /// seldom do.
    private record Known(List<Session> there, List<Person> seated) {}

    public PeerAddresses(TableView table) {
        this.table = table;
    }

    @Override
    public boolean outlastsTheLead() {
        return true;
    }

    @Override
    public void departed(Session guest, boolean onPurpose) {
        told.remove(guest);
        known = null;
    }

    @Override
    public void tellNewcomer(Session newcomer) {
        tableChanged();
    }

    /// Sends each guest new addresses. A player whose connection is lost is still included: they may be on their way
    /// back when the host goes.
    @Override
    public void tableChanged() {
        TableState state = table.state();
        List<Session> there = table.attendees().all();
        Known now = new Known(there, state.people());
        if (now.equals(known)) {
            return;
        }
        known = now;
        there.forEach(session -> session.address().ifPresent(address -> places.put(session.key(), address)));
        for (Session session : there) {
            HostMessage.Peers peers = new HostMessage.Peers(state.id(), peersOf(session, state));
            HostMessage.Peers before = told.getOrDefault(session, new HostMessage.Peers(state.id(), List.of()));
            if (!peers.equals(before)) {
                told.put(session, peers);
                session.send(peers);
            }
        }
    }

    private List<Peer> peersOf(Session session, TableState state) {
        boolean here = session.address().filter(PeerAddresses::isLoopback).isPresent();
        return state.people().stream()
                .map(Person::key)
                .distinct()
                .filter(key -> !key.equals(session.key()) && places.containsKey(key))
                .filter(key -> here || !isLoopback(places.getOrDefault(key, "")))
                .map(key -> new Peer(key, new HostAddress(places.getOrDefault(key, ""), HostAddress.DEFAULT_PORT)))
                .toList();
    }

    /// Such an address means the host's own laptop, and only to those who are on it.
    private static boolean isLoopback(String address) {
        return address.startsWith("127.") || address.equals("::1") || address.equals("0:0:0:0:0:0:0:1");
    }
}
