package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Keeps a guest connected to a host: makes one [HostSession] after the other and decides, when one ends, whether,
/// when and where to connect next.
///
/// If a first connection fails or meets silence a few times, the player decides; a connection that was up once is
/// made again automatically. Two ends are final: another host answers at the address, and the host said that the
/// guest must not come back ([HostMessage.Closing], see [#closed]). After a breach found here it reconnects too,
/// each time later: the cause may have passed, and a host that repeats it must not be dialled in a tight loop.
final class Reconnector implements HostSession.Owner {
    /// The guest that is kept connected.
    interface Owner {
        /// The key of the host that should lead what is to be resumed, as its log names it; empty where nothing
        /// is.
        Optional<Key> resumedKey();

        /// Welcome has come; the owner of the client half is told after this.
        void up();

        /// Whether a host with that key may lead what is to be resumed, though the last one was another.
        boolean mayLead(Key hostKey);

        /// What was up is down; the owner of the client half was told before this.
        ///
        /// @param comesBack whether it connects again by itself
        /// @param saidSo whether the host said that it goes
        void down(boolean comesBack, boolean saidSo);

        /// The guest leaves its host for another one, connected or not.
        void moves();
    }

    /// How long a first connection meets silence before that counts as a failure: one attempt would be short
    /// where a network has only just come up.
    private static final Duration FIRST_PATIENCE = Limits.ATTEMPT.multipliedBy(3);

    private final Timers timers;
    private final Dialer dialer;
    private final BackOff backOff;
    private final ClientMessage.Hello hello;
    private final ClientListener listener;
    private final Owner owner;
    private final MessageReceiver receiver;
    private final StrayHello stray;
    private @Nullable Destination goal;
    private @Nullable HostSession session;
    private Timers.@Nullable Timer retry;
    private int attempt;
    private Duration begunAt = Duration.ZERO;

    /// Why the host closed the connection, until it is up again: explains a failure to reach it meanwhile.
    private LinkListener.@Nullable LossReason farewell;

    /// The key of the host when the line was last up; null where it never was.
    private @Nullable Key lastKey;

    /// Whether the stranger at the other end may have taken the last host's place.
    private boolean mayBeHeir;

    Reconnector(
            Timers timers,
            RandomGenerator chance,
            Dialer dialer,
            ClientMessage.Hello hello,
            ClientListener listener,
            Owner owner,
            MessageReceiver receiver) {
        this.timers = timers;
        this.dialer = dialer;
        backOff = new BackOff(timers, chance);
        this.hello = hello;
        this.listener = listener;
        this.owner = owner;
        this.receiver = receiver;
        stray = new StrayHello(timers);
    }

    void connect(HostAddress address, @Nullable Key pinnedKey) {
        leave();
        begunAt = timers.now();
        begin(new Destination(address, pinnedKey, false), null);
    }

    /// Leads to another host from now on, as if it had been up to that one before.
    ///
    /// @param addresses at least one, all of them tried at once
    void moveTo(List<HostAddress> addresses, Key hostKey) {
        owner.moves();
        leave();
        dialer.know(addresses, hostKey);
        begin(new Destination(addresses.getFirst(), hostKey, true), hostKey);
    }

    private void begin(Destination destination, @Nullable Key hostKey) {
        goal = destination;
        attempt = 0;
        lastKey = hostKey;
        farewell = null;
        dial();
    }

    /// The key of the connected host; empty if there is none.
    Optional<Key> host() {
        return isUp() ? Optional.ofNullable(lastKey) : Optional.empty();
    }

    /// The key of the last connected host; empty if there was none.
    Optional<Key> key() {
        return Optional.ofNullable(lastKey);
    }

    /// The address of the host, connected or not.
    Optional<HostAddress> where() {
        return Optional.ofNullable(goal).map(Destination::address);
    }

    /// Ends the wait and starts the back-off anew.
    void retryNow() {
        if (retry != null) {
            retry.cancel();
            backOff.begin();
            dial();
        }
    }

    /// The host with that key is heard there. Where it is the lost one the wait is over, and from now on it is
    /// tried there as well as where it was: after a sleep, or started again, it may have another address.
    void seen(List<HostAddress> addresses, Key hostKey) {
        if (goal == null || isUp() || !hostKey.equals(lastKey)) {
            return;
        }
        List<HostAddress> all = Stream.concat(addresses.stream(), Stream.of(goal.address()))
                .distinct()
                .toList();
        if (all.size() > 1) {
            knows(all);
        }
        if (retry != null) {
            retry.cancel();
            dial();
        }
    }

    /// The host that the line leads to is tried there from now on, and nowhere else; where it was where that is all
    /// that is known.
    void knows(List<HostAddress> addresses) {
        if (goal != null && lastKey != null && !addresses.isEmpty()) {
            dialer.know(addresses, lastKey);
            goal = goal.among(addresses, lastKey);
        }
    }

    /// An attempt that began while there was no way to the host would only notice the new one a second later.
    void networkReturned() {
        if (retry != null) {
            retryNow();
        } else if (session != null && session.isUp()) {
            session.doubt();
        } else if (session != null && lastKey != null) {
            stray.note(session);
            session.leave();
            attempt--;
            dial();
        }
    }

    void disconnect() {
        if (goal != null) {
            leave();
            goal = null;
            listener.connectionChanged(new Connection.Idle());
        }
    }

    boolean isUp() {
        return session != null && session.isUp();
    }

    /// Sends this to the host; drops it while the connection is down.
    void send(ClientMessage message) {
        if (session != null && session.isUp()) {
            session.send(message);
        }
    }

    private void leave() {
        if (retry != null) {
            retry.cancel();
            retry = null;
        }
        if (session != null) {
            session.leave();
            session = null;
        }
    }

    private void dial() {
        retry = null;
        attempt++;
        session = new HostSession(timers, hello, this, receiver);
        session.dial(dialer, address(), lastKey == null ? Limits.HANDSHAKE : Limits.TURN);
        listener.connectionChanged(new Connection.Connecting(address(), attempt));
    }

    @Override
    public boolean trusts(Key hostKey) {
        mayBeHeir = owner.mayLead(hostKey);
        return goal != null && goal.trusts(hostKey, owner.resumedKey(), key());
    }

    @Override
    public void welcomed(Key hostKey, HostMessage.Welcome welcome) {
        attempt = 0;
        lastKey = hostKey;
        farewell = null;
        owner.up();
        HostAddress reached = dialer.reached(address());
        if (goal != null) {
            goal = goal.reached(reached);
        }
        listener.connectionChanged(new Connection.Connected(reached, hostKey, welcome));
    }

    @Override
    public void lost(LinkListener.LossReason reason) {
        stray.note(session);
        boolean isFirst = lastKey == null;
        boolean soon = timers.now().minus(begunAt).compareTo(FIRST_PATIENCE) < 0;
        if (isFirst && reason == LinkListener.LossReason.SILENT && soon) {
            dial();
        } else if (!isFirst && reason == LinkListener.LossReason.OTHER_KEY && (mayBeHeir || isHearsay())) {
            // A laptop of the table hosts at the address of the last host. Going on there is the business of
            // [HostMigration]; this connection waits for its own host. The same holds if a beacon led it to another
            // host.
            await(LinkListener.LossReason.RESET);
        } else if (isFirst || reason == LinkListener.LossReason.OTHER_KEY) {
            stay(new Connection.Failed(address(), reason));
        } else {
            await(farewell == null ? reason : farewell);
        }
    }

    @Override
    public void closed(HostMessage.Closing closing) {
        boolean replaced = closing.reason() == HostMessage.CloseReason.REPLACED;
        Optional<LinkListener.LossReason> loss = LinkListener.LossReason.of(closing.reason());
        if (lastKey != null && replaced && stray.replacedItself()) {
            await(LinkListener.LossReason.RESET);
        } else if (lastKey == null || loss.isEmpty()) {
            stay(new Connection.Ended(address(), closing.reason(), closing.versions(), closing.program()));
        } else {
            farewell = closing.reason() == HostMessage.CloseReason.SHUTTING_DOWN ? loss.get() : null;
            await(loss.get());
        }
    }

    private boolean isHearsay() {
        return goal != null && goal.hearsay();
    }

    private void stay(Connection end) {
        session = null;
        listener.connectionChanged(end);
        owner.down(false, false);
    }

    private void await(LinkListener.LossReason reason) {
        session = null;
        Duration wait = backOff.after(reason, attempt == 0);
        retry = timers.after(wait, this::dial);
        listener.connectionChanged(new Connection.Waiting(address(), attempt, wait, reason));
        owner.down(true, reason == LinkListener.LossReason.SHUT_DOWN);
    }

    private HostAddress address() {
        if (goal == null) {
            throw new IllegalStateException("a session without a host to connect to");
        }
        return goal.address();
    }
}
