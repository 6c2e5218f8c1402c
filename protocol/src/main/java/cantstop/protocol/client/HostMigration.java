package cantstop.protocol.client;

import cantstop.engine.Epoch;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.succession.Leadership;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Keeps a guest with its table while the table moves to another host, and with its host while that moves to
/// another address.
///
/// Planned hand-over: the host says where its successor listens, and this guest tries to reach it and reports.
/// When the log names the successor, the connection moves there. Failover: the connection is lost. The owner is told at
/// once who may take over as host ([TakeoverOffer]), and meanwhile the laptops of those at the table are searched for
/// one that has. Only a host that [Leadership] accepts is talked to, and its log is checked entry by entry.
///
/// Whenever the connection is lost, it listens for hosts: the lost one may have another address now.
final class HostMigration {
    private final Reconnector connection;
    private final CurrentTable currentTable;
    private final HostSearch search;
    private final KnownAddresses addresses;
    private final BeaconListener beacons;
    private final TakeoverOffer offer;
    private final Loyalty loyalty;
    private final HostSearch.Quest leaders = new AnyLeader();
    private HostMessage.@Nullable Succession succession;

    /// Whether the connected host waits for a quorum, or does not have the table.
    private boolean waiting;

    /// Whether it does not have the table.
    private boolean missing;

    /// The key of the next host that the log or the last host named; null once the guest is connected to it.
    private @Nullable Key heir;

    /// The epoch in which it was named. Should it die before a guest reaches it, another host opens a later one.
    private Epoch heirSince = Epoch.NONE;

    HostMigration(
            Timers timers,
            Reconnector connection,
            CurrentTable currentTable,
            ClientListener listener,
            HostSearch search,
            HostDiscovery discovery,
            Loyalty loyalty) {
        this.loyalty = loyalty;
        this.connection = connection;
        this.currentTable = currentTable;
        this.search = search;
        offer = new TakeoverOffer(timers, listener);
        addresses = new KnownAddresses(
                key -> key.equals(heir) || connection.key().equals(Optional.of(key)) || mayLead(key));
        beacons = new BeaconListener(discovery, addresses, connection);
    }

    /// The host with that key may be at that address.
    void hint(HostAddress address, Key hostKey) {
        if (addresses.hint(address, hostKey)) {
            connection.seen(addresses.of(hostKey), hostKey);
        }
    }

    /// The host has sent a notice.
    void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Presence said when currentTable.is(said.table()) -> offer.present(said);
            case HostMessage.Peers said
            when currentTable.is(said.table()) ->
                said.peers().forEach(peer -> addresses.sits(peer.address(), peer.key()));
            case HostMessage.Succession said when currentTable.is(said.table()) -> hear(said);
            case HostMessage.Gathering said when currentTable.is(said.table()) -> waits();
            default -> {}
        }
    }

    /// Another laptop may have gone on, or the last host may be back.
    private void waits() {
        missing = false;
        if (!waiting) {
            waiting = true;
            beacons.listen();
            search.begin(leaders);
        }
    }

    /// The connected host does not have the attended table, which this guest has seen. Any laptop with a copy can host
    /// it.
    void isMissing() {
        waits();
        missing = true;
        currentTable.state().ifPresent(state -> offer.make(state, true));
    }

    private void hear(HostMessage.Succession said) {
        boolean isNews = succession == null
                || succession.stage() != said.stage()
                || !succession.successor().equals(said.successor());
        succession = said;
        boolean off = said.stage() == SuccessionStage.CALLED_OFF;
        addresses.named(said.successor().key(), off ? List.of() : said.addresses());
        if (!isNews) {
            return;
        }
        switch (said.stage()) {
            case NAMED -> {}
            case LISTENING -> search.begin(new Successor(said));
            case DONE -> follow(said.successor().key());
            case CALLED_OFF -> rest();
        }
    }

    /// Stops searching and listening, as the guest is with its host.
    private void rest() {
        search.end();
        beacons.rest();
    }

    /// Follows the host that the table's log names.
    void tableChanged(TableState state) {
        Optional<Key> host = connection.host();
        if (host.isPresent() && state.epoch().isAfter(Epoch.NONE)) {
            if (!host.get().equals(state.hostKey())) {
                follow(state.hostKey());
            } else if (waiting || heir != null && state.epoch().isAfter(heirSince)) {
                waiting = false;
                missing = false;
                heir = state.epoch().isAfter(heirSince) ? null : heir;
                rest();
                offer.withdraw();
            }
        }
    }

    private void follow(Key hostKey) {
        if (connection.host().filter(hostKey::equals).isPresent() || hostKey.equals(heir)) {
            return;
        }
        heir = hostKey;
        heirSince = currentTable.state().map(TableState::epoch).orElse(Epoch.NONE);
        if (addresses.isReached(hostKey)) {
            connection.moveTo(addresses.of(hostKey), hostKey);
        } else {
            // The last host still answers: stay with it until the new one does, too.
            beacons.listen();
            search.begin(leaders);
        }
    }

    void up(Key hostKey) {
        waiting = false;
        missing = false;
        connection.where().ifPresent(where -> {
            addresses.led(where);
            addresses.reached(where, hostKey);
        });
        if (hostKey.equals(heir)) {
            heir = null;
        }
        if (heir == null) {
            rest();
        }
        offer.withdraw();
    }

    /// The connection is lost and being made again, perhaps to a host that was found and has gone since.
    ///
    /// @param saidSo whether the host said that it goes
    void down(boolean saidSo) {
        beacons.listen();
        if (connection.key().filter(key -> key.equals(heir)).isPresent()) {
            addresses.inVain(connection.key().get());
            connection.knows(addresses.of(connection.key().get()));
        }
        currentTable.state().ifPresent(state -> {
            offer.make(state, saidSo);
            search.keepOn(leaders);
        });
    }

    /// The connection is lost until a person decides.
    void stopped() {
        rest();
        offer.withdraw();
    }

    void forget() {
        rest();
        offer.forget();
        heir = null;
        succession = null;
        addresses.forget();
    }

    /// Whether a host with that key may lead the attended table.
    boolean mayLead(Key hostKey) {
        return currentTable
                .state()
                .filter(state -> Leadership.mayLead(state, hostKey))
                .isPresent();
    }

    private void say(HandOverStep step) {
        currentTable.table().ifPresent(table -> connection.send(new ClientMessage.HandOver(table, step)));
    }

    /// The named successor, which all guests try to reach before it leads.
    private final class Successor implements HostSearch.Quest {
        private final HostMessage.Succession said;

        Successor(HostMessage.Succession said) {
            this.said = said;
        }

        @Override
        public List<HostAddress> where() {
            return said.addresses();
        }

        @Override
        public boolean trusts(HostAddress address, Key hostKey) {
            return hostKey.equals(said.successor().key());
        }

        @Override
        public boolean found(HostAddress address, Key hostKey, List<TableSummary> tables) {
            addresses.reached(address, hostKey);
            search.end();
            say(new HandOverStep.Reached(true));
            return true;
        }

        @Override
        public void inVain() {
            say(new HandOverStep.Reached(false));
        }
    }

    /// Any host that goes on with the table.
    private final class AnyLeader implements HostSearch.Quest {
        @Override
        public List<HostAddress> where() {
            return addresses.all(connection.own());
        }

        /// Not the host that the guest is connected or connecting to: a second connection of one key would end the
        /// first. Where the connection is down, that host is also tried at this address from now on.
        @Override
        public boolean trusts(HostAddress address, Key hostKey) {
            boolean isThere = connection.key().filter(hostKey::equals).isPresent();
            if (isThere) {
                addresses.reached(address, hostKey);
                connection.seen(List.of(address), hostKey);
            }
            return !isThere && (hostKey.equals(heir) || mayLead(hostKey));
        }

        @Override
        public boolean found(HostAddress address, Key hostKey, List<TableSummary> tables) {
            Optional<TableState> state = currentTable.state();
            Optional<Key> here = connection.host().filter(_ -> !missing);
            boolean down = here.isEmpty();
            boolean better = (down || !loyalty.lasts())
                    && state.isPresent()
                    && tables.stream()
                            .filter(table -> table.id().equals(state.get().id()))
                            .filter(table -> table.isReadable() && (table.isLed() || heir == null || down))
                            .anyMatch(table -> Leadership.isBetter(state.get(), here, hostKey, table.epoch()));
            if (better || hostKey.equals(heir)) {
                search.end();
                connection.moveTo(List.of(address), hostKey);
            }
            return better;
        }
    }
}
