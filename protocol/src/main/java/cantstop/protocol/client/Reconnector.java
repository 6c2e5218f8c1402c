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
import java.util.function.Function;
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
        /// The key of the host that the log of the table to resume names; empty where no table is to be resumed.
        Optional<Key> resumedKey();

        /// Welcome has come. The listener is told after this.
        void up(HostMessage.Welcome welcome);

        /// Whether a host with that key may lead the table to resume, although the last one had another key.
        boolean mayLead(Key hostKey);

        /// The connection is lost. The listener was told before this.
        ///
        /// @param comesBack whether it is made again automatically
        /// @param saidSo whether the host announced that it shuts down
        void down(boolean comesBack, boolean saidSo);

        /// The guest leaves its host for another one, connected or not.
        void moves();
    }

    /// How long a first connection is retried on silence before it counts as failed: one attempt would be too short
    /// where a network has only just come up.
    private static final Duration FIRST_PATIENCE = Limits.ATTEMPT.multipliedBy(3);

    private final Timers timers;
    private final Dialer dialer;
    private final BackOff backOff;
    private final ClientMessage.Hello hello;
    private final ClientListener listener;
    private final Owner owner;
    private final Function<HostSession, LinkListener> ears;
    private final StrayHello stray;
    private @Nullable Destination goal;
    private @Nullable HostSession session;
    private Timers.@Nullable Timer retry;
    private int attempt;
    private Duration begunAt = Duration.ZERO;

    /// Why the host closed the connection, until it is up again: explains a failure to reach it meanwhile.
    private LinkListener.@Nullable LossReason farewell;

    /// The key of the host that was connected last; null where none was.
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
            Function<HostSession, LinkListener> ears) {
        this.timers = timers;
        this.dialer = dialer;
        backOff = new BackOff(timers, chance);
        this.hello = hello;
        this.listener = listener;
        this.owner = owner;
        this.ears = ears;
        stray = new StrayHello(timers);
    }

    void connect(HostAddress address, @Nullable Key pinnedKey) {
        leave();
        begunAt = timers.now();
        begin(new Destination(address, pinnedKey, false), null);
    }

    /// Connects to another host, as if the guest had been connected to that one before.
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

    /// The address that this connection alone tries; empty where a laptop that may lead the table hosts.
    Optional<HostAddress> own() {
        return mayBeHeir ? Optional.empty() : where();
    }

    /// Ends the wait and resets the back-off.
    void retryNow() {
        if (retry != null) {
            retry.cancel();
            backOff.begin();
            dial();
        }
    }

    /// The host with that key is heard there. If it is the lost one, the wait is over, and it is tried there as well as
    /// at its old address: after a sleep or a restart it may have another one.
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

    /// Tries the host at these addresses from now on, and nowhere else. Without any the last address stays.
    void knows(List<HostAddress> addresses) {
        if (goal != null && lastKey != null && !addresses.isEmpty()) {
            dialer.know(addresses, lastKey);
            goal = goal.among(addresses, lastKey);
        }
    }

    /// Restarts an attempt under way: one that began without a route to the host would notice the new one only a second
    /// later.
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

    /// Ends the connection, or the attempts to make it.
    void leave() {
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
        session = new HostSession(timers, hello, this);
        session.dial(dialer, address(), lastKey == null ? Limits.HANDSHAKE : Limits.TURN, ears.apply(session));
        listener.connectionChanged(new Connection.Connecting(address(), attempt));
    }

    @Override
    public boolean trusts(Key hostKey) {
        mayBeHeir = !hostKey.equals(lastKey) && owner.mayLead(hostKey);
        return goal != null && goal.trusts(hostKey, owner.resumedKey(), key());
    }

    @Override
    public void welcomed(Key hostKey, HostMessage.Welcome welcome) {
        attempt = 0;
        lastKey = hostKey;
        mayBeHeir = false;
        farewell = null;
        owner.up(welcome);
        HostAddress reached = dialer.reached(address());
        if (goal != null) {
            goal = goal.reached(reached);
        }
        listener.connectionChanged(new Connection.Connected(reached, hostKey, welcome));
    }

    @Override
    public void ended(LinkListener.LossReason reason) {
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
        return where().orElseThrow(() -> new IllegalStateException("a session without a host to connect to"));
    }
}
