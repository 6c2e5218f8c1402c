package cantstop.client.model.navigation;

import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.LastVisit;
import cantstop.engine.TableState;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Looking for hosts on the network, and what it is good for at a party: whoever is waited for is heard before the
/// next attempt. Confined to the FX thread.
public final class LookingAround {
    private final LocalUser me;
    private final ReadOnlyObjectProperty<Optional<Party>> party;
    private final Neighbours around;
    private final FxBridge bridge;
    private final ReadOnlyObjectWrapper<Lookout.View> view = new ReadOnlyObjectWrapper<>(Lookout.View.NOTHING);
    private boolean looking;

    /// The key of the host that I was connected to last, if any.
    private Set<String> last = Set.of();

    /// @param party the one I am at
    LookingAround(LocalUser me, ReadOnlyObjectProperty<Optional<Party>> party, Neighbours around, FxBridge bridge) {
        this.me = me;
        this.party = party;
        this.around = around;
        this.bridge = bridge;
    }

    /// The hosts that are heard, while I look around.
    public ReadOnlyObjectProperty<Lookout.View> view() {
        return view.getReadOnlyProperty();
    }

    /// Looks for hosts, until I am somewhere.
    public void begin() {
        if (!looking) {
            looking = true;
            List<HostAddress> remembered = me.profile().get().recent().stream()
                    .flatMap(LookingAround::read)
                    .toList();
            around.look(remembered, now -> bridge.execute(() -> seen(now)));
        }
    }

    void end() {
        if (looking) {
            looking = false;
            around.rest();
        }
    }

    private static Stream<HostAddress> read(String address) {
        try {
            return Stream.of(HostAddress.parse(address));
        } catch (MalformedAddress _) {
            return Stream.empty();
        }
    }

    /// This is the host to listen for, should it get lost.
    void connectedTo(String key) {
        last = Set.of(key);
    }

    /// A beacon of the host that I lost ends the wait for the next attempt, which goes to where it is heard.
    private void seen(Lookout.View now) {
        view.set(now);
        party.get()
                .filter(there -> there.connection().get() instanceof Connection.Waiting)
                .ifPresent(there -> now.hosts().stream()
                        .filter(found -> last.contains(found.key()))
                        .collect(Collectors.groupingBy(
                                FoundHost::key,
                                Collectors.flatMapping(found -> found.addresses().stream(), Collectors.toList())))
                        .forEach((key, addresses) -> there.location().hostSeen(addresses, key)));
        // One of them may go on with the table; whether that is so is found out over there.
        party.get()
                .ifPresent(there -> now.hosts()
                        .forEach(found -> found.addresses()
                                .forEach(address -> there.handOver().hint(address, found.key()))));
    }

    /// The host with this key, where it is heard.
    public Optional<FoundHost> heard(Optional<String> key) {
        return view.get().hosts().stream()
                .filter(found -> key.filter(found.key()::equals).isPresent())
                .findFirst();
    }

    /// The other host that leads the table, as the last that was seen of it says, where that host is heard and
    /// has it.
    Optional<FoundHost> leaderOf(TableState last) {
        return heard(Optional.of(last.hostKey()))
                .filter(found -> !found.key().equals(me.person().key()) && mayHave(found.beacon(), last.id()));
    }

    /// Of many tables a beacon names only a few.
    private static boolean mayHave(Datagram.Beacon beacon, String table) {
        return beacon.tables() > beacon.some().size()
                || beacon.some().stream().map(Datagram.Table::id).anyMatch(table::equals);
    }

    /// Where a host was, and where it is heard now: it may have another address today.
    List<HostAddress> addressesOf(LastVisit visit) {
        Stream<HostAddress> now =
                heard(Optional.of(visit.hostKey())).stream().flatMap(found -> found.addresses().stream());
        return Stream.concat(now, Stream.of(visit.address())).distinct().toList();
    }

    /// A host whose beacon comes through and whose door does not open should know: it is likely its firewall.
    void tellWhetherItIsOpen(Party there) {
        there.location().pinnedKey().ifPresent(key -> {
            switch (there.connection().get()) {
                case Connection.Failed(var _, var why) -> around.tried(key, Unreachable.isLikely(why));
                case Connection.Connected _ -> around.tried(key, false);
                case Connection.Idle _, Connection.Connecting _, Connection.Waiting _, Connection.Ended _ -> {}
            }
        });
    }
}
