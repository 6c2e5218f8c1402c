package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.BreachException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One connection to a host, from dialling to its end: handshake, heartbeats, messages. It ends once; whatever arrives
/// after that is dropped. The listener of its link tells it all that happens there, before anything else hears of it.
final class HostSession {
    /// The owner of the session.
    interface Owner {
        /// Whether to talk to a host with this key.
        boolean trusts(Key hostKey);

        void welcomed(Key hostKey, HostMessage.Welcome welcome);

        /// The session is over.
        void ended(LossReason reason);

        /// The session is over: the host said so.
        void closed(HostMessage.Closing closing);
    }

    private enum Stage {
        DIALLING,
        GREETING,
        UP,
        OVER
    }

    private static final Logger LOG = LoggerFactory.getLogger(HostSession.class);

    private final Timers timers;
    private final ClientMessage.Hello hello;
    private final Owner owner;
    private final Heartbeat heartbeat;
    private Stage stage = Stage.DIALLING;
    private @Nullable Key hostKey;
    private boolean unanswered;
    private Duration turn = Limits.HANDSHAKE;
    private @Nullable Duration reachedAt;
    private @Nullable HostLink link;
    private Timers.@Nullable Timer attempt;

    HostSession(Timers timers, ClientMessage.Hello hello, Owner owner) {
        this.timers = timers;
        this.hello = hello;
        this.owner = owner;
        heartbeat = new Heartbeat(timers, nonce -> send(new ClientMessage.Ping(nonce)), () -> lose(LossReason.SILENT));
    }

    /// Dials.
    ///
    /// @param turn how long a peer that accepted may take until it begins to shake hands
    /// @param ear hears what happens on the link, and tells this session first
    void dial(Dialer dialer, HostAddress address, Duration turn, LinkListener ear) {
        this.turn = turn;
        patient(Limits.ATTEMPT);
        link = dialer.dial(address, ear);
    }

    /// Limits the time until the next step.
    private void patient(Duration time) {
        cancelAttempt();
        attempt = timers.after(time, () -> lose(LossReason.SILENT));
    }

    boolean isUp() {
        return stage == Stage.UP;
    }

    /// Whether Hello was said and Welcome has not come: should the session end so, Hello may still be on its way.
    boolean isUnanswered() {
        return unanswered;
    }

    /// The network has changed: checks whether the host still answers.
    void doubt() {
        if (stage == Stage.UP) {
            heartbeat.doubt();
        }
    }

    void send(ClientMessage message) {
        if (link != null && stage != Stage.OVER) {
            link.send(message);
        }
    }

    /// Says goodbye, if connected, and ends.
    void leave() {
        if (stage == Stage.UP) {
            send(new ClientMessage.Goodbye());
        }
        end();
    }

    /// A peer that accepted the connection gets time until it is this guest's turn for the handshake, and each message
    /// of the handshake extends the time, up to a bound. A host that has only just started, or is busy, would never
    /// finish with any guest if all of them hung up meanwhile and tried again.
    void reached() {
        if (stage != Stage.DIALLING) {
            return;
        }
        if (reachedAt == null) {
            reachedAt = timers.now();
            patient(turn);
        } else {
            Duration left = reachedAt.plus(turn).plus(Limits.HANDSHAKE).minus(timers.now());
            patient(left.isNegative() ? Duration.ZERO : Collections.min(List.of(left, Limits.HANDSHAKE)));
        }
    }

    /// The link is up; this is the key of the host at its other end.
    void opened(Key key) {
        if (stage != Stage.DIALLING) {
            return;
        }
        if (!owner.trusts(key)) {
            lose(LossReason.OTHER_KEY);
            return;
        }
        hostKey = key;
        stage = Stage.GREETING;
        unanswered = true;
        patient(Limits.HANDSHAKE);
        send(hello);
    }

    /// Takes a message that is the session's own, and drops what comes after the end.
    ///
    /// @return whether the message is for the guest that the session belongs to
    boolean received(HostMessage message) {
        if (stage == Stage.OVER) {
            return false;
        }
        heartbeat.heard();
        try {
            return take(message);
        } catch (BreachException breach) {
            breached(breach);
            return false;
        }
    }

    /// The host broke the protocol.
    void breached(BreachException breach) {
        LOG.warn("The host broke the protocol", breach);
        lose(breach instanceof UnacceptableLog log ? log.reason() : LossReason.BREACH);
    }

    private boolean take(HostMessage message) throws BreachException {
        switch (message) {
            case HostMessage.Ping(long nonce) -> send(new ClientMessage.Pong(nonce));
            case HostMessage.Pong _ -> {}
            case HostMessage.Closing closing -> {
                end();
                owner.closed(closing);
            }
            case HostMessage.Welcome welcome -> welcomed(welcome);
            case HostMessage.Tables _,
                    HostMessage.Attending _,
                    HostMessage.Entries _,
                    HostMessage.SendLog _,
                    HostMessage.RequestVote _,
                    HostMessage.Answered _,
                    HostMessage.Placed _,
                    HostMessage.Notice _ -> {
                if (stage != Stage.UP) {
                    throw new BreachException("spoke of tables before Welcome");
                }
                return true;
            }
        }
        return false;
    }

    private void welcomed(HostMessage.Welcome welcome) throws BreachException {
        int version = welcome.version();
        VersionRange ours = hello.versions();
        if (stage != Stage.GREETING || version < ours.lowest() || version > ours.highest()) {
            throw new BreachException("Welcome to version " + version + " at " + stage);
        }
        stage = Stage.UP;
        unanswered = false;
        cancelAttempt();
        heartbeat.start();
        owner.welcomed(Objects.requireNonNull(hostKey), welcome);
    }

    /// The session is lost, if it is not over yet.
    void lose(LossReason reason) {
        if (stage != Stage.OVER) {
            end();
            owner.ended(reason);
        }
    }

    private void end() {
        stage = Stage.OVER;
        heartbeat.stop();
        cancelAttempt();
        if (link != null) {
            link.close();
        }
    }

    private void cancelAttempt() {
        if (attempt != null) {
            attempt.cancel();
        }
    }
}
