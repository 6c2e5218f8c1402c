package cantstop.client.model.navigation;

import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.LastVisit;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The hosts that this laptop hears, to choose one from. Finding a lost host again is the guest's own business.
/// Confined to the FX thread.
public final class NearbyHosts {
    private final LocalUser me;
    private final HostDiscovery around;
    private final FxBridge bridge;
    private final ReadOnlyObjectWrapper<Lookout.View> view = new ReadOnlyObjectWrapper<>(Lookout.View.NOTHING);
    private boolean looking;

    NearbyHosts(LocalUser me, HostDiscovery around, FxBridge bridge) {
        this.me = me;
        this.around = around;
        this.bridge = bridge;
    }

    /// The hosts that are heard, while discovery runs.
    public ReadOnlyObjectProperty<Lookout.View> view() {
        return view.getReadOnlyProperty();
    }

    /// Looks for hosts, until the user visits one.
    public void begin() {
        if (!looking) {
            looking = true;
            List<HostAddress> remembered = me.profile().get().recent().stream()
                    .flatMap(NearbyHosts::read)
                    .toList();
            around.look(remembered, now -> bridge.execute(() -> view.set(now)));
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

    /// The host with this key, where it is heard.
    public Optional<FoundHost> heard(Optional<Key> key) {
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
    private static boolean mayHave(Datagram.Beacon beacon, TableId table) {
        return beacon.tables() > beacon.some().size()
                || beacon.some().stream().map(Datagram.Table::id).anyMatch(table::equals);
    }

    /// Where a host was, and where it is heard now: it may have another address today.
    List<HostAddress> addressesOf(LastVisit visit) {
        Stream<HostAddress> now =
                heard(Optional.of(visit.hostKey())).stream().flatMap(found -> found.addresses().stream());
        return Stream.concat(now, Stream.of(visit.address())).distinct().toList();
    }

    /// A host that is heard and can't be connected to should know: the likely cause is its firewall.
    void tellWhetherItIsOpen(Party there) {
        there.location().pinnedKey().ifPresent(key -> {
            switch (there.connection().get()) {
                case Connection.Failed(var _, var why) -> around.tried(key, why.isUnreachable());
                case Connection.Connected _ -> around.tried(key, false);
                case Connection.Idle _, Connection.Connecting _, Connection.Waiting _, Connection.Ended _ -> {}
            }
        });
    }
}
