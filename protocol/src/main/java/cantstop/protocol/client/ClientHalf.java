package cantstop.protocol.client;

import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.PlayerName;
import cantstop.engine.TableState;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.Timers;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.wire.BreachException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The core of a guest. A [Reconnector] keeps its connection, and [MessageDispatch] routes what the host sends. Does no
/// I/O and is confined to one thread, except [#nextRequest]. The listener may call back into it.
///
/// After each reconnection it subscribes again to the list of tables and attends its table again. Requests are not
/// repeated: those in flight when the connection is lost are declined, and the caller chooses again on the new state.
public final class ClientHalf implements Guest {
    private final Reconnector connection;
    private final Requests requests;
    private final CurrentTable currentTable;
    private final TableMessages tableMessages;
    private final HostMigration migration;
    private final Subscriptions subscriptions;
    private final VersionCheck versionCheck;
    private final Optional<GuestHand> hand;
    private final Optional<OwnMoves> moves;
    private final Optional<Ballot> ballot;
    private final MessageDispatch dispatch;

    /// A client half that is not connected.
    ///
    /// @param chance jitters the waits between attempts
    /// @param program this program's version in words
    public ClientHalf(
            Timers timers,
            RandomGenerator chance,
            Dialer dialer,
            LogStore store,
            ClientListener listener,
            VersionRange versions,
            String program) {
        this(timers, chance, dialer, HostDiscovery.NONE, store, listener, versions, program, Optional.empty());
    }

    /// The same for a guest that also finds its host again where it is heard, and takes part in the throws.
    ///
    /// @param chance also makes the secrets of its hands, so it must be unpredictable
    /// @param discovery calls back on the client half's thread
    /// @param signer signs the hands; empty for a guest that opens none
    public ClientHalf(
            Timers timers,
            RandomGenerator chance,
            Dialer dialer,
            HostDiscovery discovery,
            LogStore store,
            ClientListener listener,
            VersionRange versions,
            String program,
            Optional<HandSigner> signer) {
        ClientMessage.Hello hello = new ClientMessage.Hello(versions, program);
        connection = new Reconnector(
                timers, chance, dialer, hello, listener, new ConnectionOwner(), session -> new Incoming(session, this));
        moves = signer.map(key -> new OwnMoves(key.key(), () -> listener.alarmed(DiceAlarm.FOREIGN_MOVE)));
        requests = new Requests(timers, connection, listener, request -> moves.ifPresent(own -> own.asks(request)));
        hand = signer.map(key -> new GuestHand(key, chance, timers, connection, requests, listener::alarmed));
        currentTable = new CurrentTable(store, listener, connection::send, this::happened);
        tableMessages = new TableMessages(timers, connection, currentTable, requests);
        Loyalty loyalty = new Loyalty(timers);
        migration = new HostMigration(
                timers, connection, currentTable, listener, new HostSearch(timers, dialer, hello), discovery, loyalty);
        subscriptions = new Subscriptions(connection);
        versionCheck = new VersionCheck(program);
        ballot = signer.map(key -> new Ballot(key, connection, currentTable, loyalty, listener));
        TableRetry tableRetry = new TableRetry(timers, currentTable, this::resume);
        dispatch = new MessageDispatch(listener, requests, currentTable, migration, subscriptions, tableRetry, ballot);
    }

    @Override
    public void connect(HostAddress address, @Nullable Key pinnedKey) {
        forget();
        connection.connect(address, pinnedKey);
    }

    @Override
    public void retryNow() {
        connection.retryNow();
    }

    /// This machine's network has improved: a cable was plugged in, a radio found its network, or the machine woke up.
    /// Ends the wait for the next attempt, restarts an attempt under way, and pings the host where a link is up.
    public void networkReturned() {
        connection.networkReturned();
    }

    @Override
    public void disconnect() {
        forget();
        connection.disconnect();
    }

    @Override
    public void introduce(PlayerName name) {
        currentTable.introduce(name);
    }

    @Override
    public void listTables() {
        subscriptions.listTables();
    }

    @Override
    public void attend(TableId table) {
        subscriptions.waitNoMore();
        currentTable.go(table);
        resume();
    }

    @Override
    public void waitForSeat(int profile, Badge wish) {
        subscriptions.waitForSeat(new ClientMessage.WaitForSeat(profile, wish));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        tableMessages.say(message);
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        tableMessages.say(message);
    }

    @Override
    public RequestId ask(Function<RequestId, ClientMessage.Request> request) {
        RequestId number = nextRequest();
        ask(request.apply(number));
        return number;
    }

    @Override
    public RequestId ask(Question question) {
        RequestId number = nextRequest();
        ask(number, question);
        return number;
    }

    @Override
    public void goOnAt(HostAddress address, Key hostKey) {
        connection.moveTo(List.of(address), hostKey);
    }

    @Override
    public void hint(HostAddress address, Key hostKey) {
        migration.hint(address, hostKey);
    }

    @Override
    public void allowRollback() {
        ballot.ifPresent(Ballot::allowRollback);
    }

    /// A number for a request. May be asked for on any thread, so that a caller on another one has it at once.
    public RequestId nextRequest() {
        return requests.number();
    }

    /// Sends a request under a number from [#nextRequest].
    public void ask(ClientMessage.Request request) {
        if (request instanceof ClientMessage.OpenTable) {
            subscriptions.waitNoMore();
        }
        requests.ask(request);
    }

    /// Sends a request to the attended table under a number from [#nextRequest].
    public void ask(RequestId request, Question question) {
        tableMessages.ask(request, question);
    }

    private void resume() {
        if (connection.isUp()) {
            currentTable.resume();
        }
    }

    /// Leaves the host as if that had said why.
    private void stayAway(HostMessage.Closing why) {
        connection.leave();
        connection.closed(why);
    }

    private void forget() {
        subscriptions.forget();
        migration.forget();
        currentTable.leave();
        tableMessages.abandon();
        requests.abandon();
    }

    private void happened(Event event, TableState after) {
        hand.ifPresent(ours -> ours.happened(event, after));
        moves.ifPresent(ours -> ours.happened(event, after));
    }

    /// Takes the next message of the host that is not the connection's own.
    ///
    /// @throws BreachException where it breaks the protocol
    void received(HostMessage message) throws BreachException {
        dispatch.received(message);
        if (message instanceof HostMessage.Tables(var tables) && versionCheck.isUnderWay()) {
            versionCheck.listed(tables, currentTable.table()).ifPresentOrElse(this::stayAway, this::resume);
        }
        if (message instanceof HostMessage.Entries) {
            tableMessages.agreedOnMore();
            hand.ifPresent(ours -> currentTable.agreed().ifPresent(state -> ours.look(state, currentTable::digestAt)));
            moves.ifPresent(ours -> currentTable.agreed().ifPresent(ours::look));
        }
    }

    private final class ConnectionOwner implements Reconnector.Owner {
        @Override
        public Optional<Key> resumedKey() {
            return currentTable.state().map(TableState::hostKey);
        }

        @Override
        public boolean mayLead(Key hostKey) {
            return migration.mayLead(hostKey);
        }

        @Override
        public void up(HostMessage.Welcome welcome) {
            connection.host().ifPresent(migration::up);
            boolean checks = versionCheck.begins(welcome, currentTable.table().isPresent());
            if (!checks) {
                resume();
            }
            // After the table, which people look at: a host with many tables then takes its time with the list.
            subscriptions.up(checks);
        }

        @Override
        public void down(boolean comesBack, boolean saidSo) {
            moves();
            if (comesBack) {
                migration.down(saidSo);
            } else {
                migration.stopped();
            }
        }

        @Override
        public void moves() {
            currentTable.pause();
            tableMessages.abandon();
            requests.abandon();
            hand.ifPresent(GuestHand::reconnects);
        }
    }
}
