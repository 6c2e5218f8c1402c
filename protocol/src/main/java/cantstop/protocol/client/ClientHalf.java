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

/// The core of a guest: what it wants of its host, on a [Reconnector] that comes and goes. [MessageDispatch]
/// hears the host. Does no I/O and is confined to one thread, [#nextRequest] aside; the listener may call back
/// into it.
///
/// What is listed and attended is asked for again whenever the line comes up. Requests are not: those in flight
/// when it goes down are declined, and the caller looks at the new state and chooses again.
public final class ClientHalf implements Guest {
    private final Reconnector line;
    private final Requests requests;
    private final CurrentTable whereabouts;
    private final AtTable atTable;
    private final HostMigration following;
    private final StandingWishes wishes;
    private final Optional<GuestHand> hand;
    private final Optional<OwnMoves> moves;
    private final MessageDispatch hearing;

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
    /// @param chance also makes the secrets of its hands, so that nobody may be able to predict it
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
        line = new Reconnector(timers, chance, dialer, hello, listener, new OnLine(), this::received);
        moves = signer.map(key -> new OwnMoves(key.key(), () -> listener.alarmed(DiceAlarm.FOREIGN_MOVE)));
        requests = new Requests(timers, line, listener, request -> moves.ifPresent(own -> own.asks(request)));
        hand = signer.map(key -> new GuestHand(key, chance, timers, line, requests, listener::alarmed));
        whereabouts = new CurrentTable(store, listener, line::send, this::happened);
        atTable = new AtTable(timers, line, whereabouts, requests);
        Loyalty loyalty = new Loyalty(timers);
        following = new HostMigration(
                timers, line, whereabouts, listener, new HostSearch(timers, dialer, hello), discovery, loyalty);
        wishes = new StandingWishes(line);
        Optional<Ballot> ballot = signer.map(key -> new Ballot(key, line, whereabouts, loyalty));
        UnkeptTable unkept = new UnkeptTable(timers, whereabouts, this::resume);
        hearing = new MessageDispatch(listener, requests, whereabouts, following, wishes, unkept, ballot);
    }

    /// What was listed and attended before is forgotten.
    @Override
    public void connect(HostAddress address, @Nullable Key pinnedKey) {
        forget();
        line.connect(address, pinnedKey);
    }

    @Override
    public void retryNow() {
        line.retryNow();
    }

    /// Something about this machine's network has become better: a cable was plugged in, a radio found its
    /// network, or the machine woke up. Ends the wait for the next attempt, begins an attempt under way anew, and
    /// has a link that is up show that it still is.
    public void networkReturned() {
        line.networkReturned();
    }

    @Override
    public void disconnect() {
        forget();
        line.disconnect();
    }

    @Override
    public void introduce(PlayerName name) {
        whereabouts.introduce(name);
    }

    @Override
    public void listTables() {
        wishes.listTables();
    }

    @Override
    public void attend(TableId table) {
        wishes.waitNoMore();
        whereabouts.go(table);
        resume();
    }

    @Override
    public void waitForSeat(int profile, Badge wish) {
        wishes.waitForSeat(new ClientMessage.WaitForSeat(profile, wish));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        atTable.say(message);
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        atTable.say(message);
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
        line.moveTo(List.of(address), hostKey);
    }

    @Override
    public void hint(HostAddress address, Key hostKey) {
        following.hint(address, hostKey);
    }

    /// A number for a request. May be asked for on any thread, so that a caller on another one has it at once.
    public RequestId nextRequest() {
        return requests.number();
    }

    /// Asks something under a number that was given out before.
    public void ask(ClientMessage.Request request) {
        if (request instanceof ClientMessage.OpenTable) {
            wishes.waitNoMore();
        }
        requests.ask(request);
    }

    /// Asks something of the attended table under a number that was given out before.
    public void ask(RequestId request, Question question) {
        atTable.ask(request, question);
    }

    private void resume() {
        if (line.isUp()) {
            whereabouts.resume();
        }
    }

    private void forget() {
        wishes.forget();
        following.forget();
        whereabouts.leave();
        atTable.abandon();
        requests.abandon();
    }

    private void happened(Event event, TableState after) {
        hand.ifPresent(ours -> ours.happened(event, after));
        moves.ifPresent(ours -> ours.happened(event, after));
    }

    private void received(HostMessage message) throws BreachException {
        hearing.received(message);
        if (message instanceof HostMessage.Entries) {
            atTable.look();
            hand.ifPresent(ours -> whereabouts.agreed().ifPresent(state -> ours.look(state, whereabouts::digestAt)));
            moves.ifPresent(ours -> whereabouts.agreed().ifPresent(ours::look));
        }
    }

    /// When the line comes up and goes down.
    private final class OnLine implements Reconnector.Owner {
        @Override
        public Optional<Key> resumedKey() {
            return whereabouts.state().map(TableState::hostKey);
        }

        @Override
        public boolean mayLead(Key hostKey) {
            return following.mayLead(hostKey);
        }

        @Override
        public void up() {
            line.host().ifPresent(following::up);
            wishes.up();
            resume();
        }

        @Override
        public void down(boolean comesBack, boolean saidSo) {
            moves();
            if (comesBack) {
                following.down(saidSo);
            } else {
                following.stopped();
            }
        }

        @Override
        public void moves() {
            whereabouts.pause();
            atTable.abandon();
            requests.abandon();
            hand.ifPresent(GuestHand::reconnects);
        }
    }
}
