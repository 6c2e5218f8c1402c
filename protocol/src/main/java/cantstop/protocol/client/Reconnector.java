package cantstop.protocol.client;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import cantstop.protocol.wire.BreachException;
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
        Optional<String> resumedKey();

        /// Welcome has come; the owner of the client half is told after this.
        void up();

        void received(HostMessage message) throws BreachException;

        /// Whether a host with that key may lead what is to be resumed, though the last one was another.
        boolean mayLead(String hostKey);

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

    /// @param hearsay whether it came from a beacon, and so may be another host
    private record Goal(HostAddress address, @Nullable String pinnedKey, boolean hearsay) {}

    private final Timers timers;
    private final Dialer dialer;
    private final BackOff backOff;
    private final ClientMessage.Hello hello;
    private final ClientListener listener;
    private final Owner owner;
    private @Nullable Goal goal;
    private @Nullable HostSession session;
    private Timers.@Nullable Timer retry;
    private int attempt;
    private Duration begunAt = Duration.ZERO;

    /// Why the host closed the connection, until it is up again: explains a failure to reach it meanwhile.
    private LinkListener.@Nullable LossReason farewell;

    /// When a Hello of our own was last given up, null where none was: on a network that has only just come
    /// back it may reach the host after the next one, and takes that one's place.
    private @Nullable Duration strayedAt;

    /// Whether the last session ended with a breach found here.
    private boolean lastWasBreach;

    /// The key of the host when the line was last up; null where it never was.
    private @Nullable String lastKey;

    /// Whether the stranger at the other end may have taken the last host's place.
    private boolean mayBeHeir;

    Reconnector(
            Timers timers,
            RandomGenerator chance,
            Dialer dialer,
            ClientMessage.Hello hello,
            ClientListener listener,
            Owner owner) {
        this.timers = timers;
        this.dialer = dialer;
        backOff = new BackOff(timers, chance);
        this.hello = hello;
        this.listener = listener;
        this.owner = owner;
    }

    void connect(HostAddress address, @Nullable String pinnedKey) {
        leave();
        goal = new Goal(address, pinnedKey, false);
        begunAt = timers.now();
        attempt = 0;
        lastKey = null;
        farewell = null;
        dial();
    }

    /// Leads to another host from now on, as if it had been up to that one before.
    ///
    /// @param addresses at least one, all of them tried at once
    void moveTo(List<HostAddress> addresses, String hostKey) {
        owner.moves();
        leave();
        dialer.know(addresses, hostKey);
        goal = new Goal(addresses.getFirst(), hostKey, true);
        attempt = 0;
        lastKey = hostKey;
        farewell = null;
        dial();
    }

    /// The key of the connected host; empty if there is none.
    Optional<String> host() {
        return isUp() ? Optional.ofNullable(lastKey) : Optional.empty();
    }

    /// The key of the last connected host; empty if there was none.
    Optional<String> key() {
        return Optional.ofNullable(lastKey);
    }

    /// The address of the host, connected or not.
    Optional<HostAddress> where() {
        return Optional.ofNullable(goal).map(Goal::address);
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
    void seen(List<HostAddress> addresses, String hostKey) {
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
            boolean stays = addresses.contains(goal.address());
            goal = new Goal(stays ? goal.address() : addresses.getFirst(), lastKey, true);
        }
    }

    /// An attempt that began while there was no way to the host would only notice the new one a second later.
    void networkReturned() {
        if (retry != null) {
            retryNow();
        } else if (session != null && session.isUp()) {
            session.doubt();
        } else if (session != null && lastKey != null) {
            noteStray(session);
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
        session = new HostSession(timers, hello, this);
        session.dial(dialer, address());
        listener.connectionChanged(new Connection.Connecting(address(), attempt));
    }

    /// Whether that is the pinned host or the one that the resumed log names. If nothing is pinned and nothing
    /// resumed, every host is trusted: an address may change hands.
    @Override
    public boolean trusts(String hostKey) {
        mayBeHeir = owner.mayLead(hostKey);
        Optional<String> resumed = owner.resumedKey();
        String pinned = goal == null ? null : goal.pinnedKey();
        if (hostKey.equals(pinned) || resumed.filter(hostKey::equals).isPresent()) {
            return true;
        }
        return pinned == null && (resumed.isEmpty() || lastKey == null || hostKey.equals(lastKey));
    }

    @Override
    public void welcomed(String hostKey, HostMessage.Welcome welcome) {
        attempt = 0;
        lastKey = hostKey;
        farewell = null;
        owner.up();
        HostAddress reached = dialer.reached(address());
        if (goal != null) {
            goal = new Goal(reached, goal.pinnedKey(), goal.hearsay());
        }
        listener.connectionChanged(new Connection.Connected(reached, hostKey, welcome));
    }

    @Override
    public void received(HostMessage message) throws BreachException {
        owner.received(message);
    }

    @Override
    public void lost(LinkListener.LossReason reason) {
        noteStray(session);
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

    /// A host that shut down may come back, one that is full may empty, and one that found this guest too slow
    /// still has the rest of the log: the guest reconnects to all three, if it was connected before. A guest that
    /// was replaced (by another than itself), speaks another version or was found in breach would only meet the
    /// same end again.
    @Override
    public void closed(HostMessage.Closing closing) {
        if (closing.reason() == HostMessage.CloseReason.REPLACED && replacedItself()) {
            strayedAt = null;
            await(LinkListener.LossReason.RESET);
            return;
        }
        LinkListener.@Nullable LossReason worthComingBack = switch (closing.reason()) {
            case SHUTTING_DOWN -> LinkListener.LossReason.SHUT_DOWN;
            case FULL -> LinkListener.LossReason.FULL;
            case TOO_SLOW -> LinkListener.LossReason.TOO_SLOW;
            case REPLACED, COPIED, OTHER_VERSION, BREACH -> null;
        };
        if (worthComingBack == null || lastKey == null) {
            stay(new Connection.Ended(address(), closing.reason(), closing.versions(), closing.program()));
        } else {
            farewell = closing.reason() == HostMessage.CloseReason.SHUTTING_DOWN ? worthComingBack : null;
            await(worthComingBack);
        }
    }

    private boolean isHearsay() {
        return goal != null && goal.hearsay();
    }

    private void noteStray(@Nullable HostSession ended) {
        if (ended != null && ended.isUnanswered()) {
            strayedAt = timers.now();
        }
    }

    /// Whether a stray Hello of our own is the likeliest reason for having been replaced.
    private boolean replacedItself() {
        return lastKey != null
                && strayedAt != null
                && timers.now().minus(strayedAt).compareTo(Limits.DEAD) < 0;
    }

    private void stay(Connection end) {
        session = null;
        listener.connectionChanged(end);
        owner.down(false, false);
    }

    /// After silence the first attempt comes at once: the host is hardly to blame, and has waited long enough.
    private void await(LinkListener.LossReason reason) {
        session = null;
        boolean wasUp = attempt == 0;
        boolean breach = reason == LinkListener.LossReason.BREACH;
        if (wasUp && !(breach && lastWasBreach)) {
            backOff.begin();
        }
        lastWasBreach = breach;
        Duration wait = wasUp && reason == LinkListener.LossReason.SILENT ? Duration.ZERO : backOff.next();
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
