package cantstop.host.session;

import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RateLimit;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One guest's connection: its key, whether it said hello, the table it attends, its heartbeat and its limits. Confined
/// to the host's thread.
public final class Session {
    private final GuestLink link;
    private final Key key;
    private final Timers timers;
    private final Runnable silent;
    private final Allowances allowances;
    private final RateLimit messages;
    private boolean welcomed;
    private boolean ended;
    private boolean leaving;
    private @Nullable Attended attended;
    private ClientMessage.@Nullable Attend wanted;
    private @Nullable PlayerName name;
    private @Nullable Knock knock;
    private Duration heardAt;
    private long pings;
    private long attendances;
    private Timers.Timer heartbeat;
    private Timers.Timer watch;

    /// A request to the owner of a table that waits for an answer.
    ///
    /// @param withdraw takes the request back
    private record Knock(TableId table, Runnable withdraw) {}

    /// A connection that has just come up.
    ///
    /// @param key the fingerprint of the key that the guest proved to hold
    /// @param allowances those of its key
    /// @param silent runs when nothing was heard for too long
    public Session(GuestLink link, Key key, Timers timers, Allowances allowances, Runnable silent) {
        this.link = link;
        this.key = key;
        this.timers = timers;
        this.silent = silent;
        this.allowances = allowances;
        messages = new RateLimit(timers::now, HostLimits.MESSAGES_PER_SECOND, HostLimits.MESSAGE_BURST);
        heardAt = timers.now();
        heartbeat = timers.after(Limits.HEARTBEAT, this::beat);
        watch = timers.after(Limits.HANDSHAKE, this::look);
    }

    /// The person at the laptop who sent this.
    public Person person(ClientMessage.ByPerson said) {
        return new Person(key, said.profile());
    }

    public Key key() {
        return key;
    }

    /// Whether it came without TLS.
    public boolean isBrowser() {
        return link.isBrowser();
    }

    public boolean isWelcomed() {
        return welcomed;
    }

    public boolean isEnded() {
        return ended;
    }

    /// What it attends: a table, or a pending takeover.
    public @Nullable Attended attended() {
        return attended;
    }

    /// The address of its laptop that others may dial, if known.
    public Optional<String> address() {
        return link.address();
    }

    /// The name that its guest goes by without a seat; null if they gave none.
    public @Nullable PlayerName name() {
        return name;
    }

    /// Its guest gives a name.
    public void introduces(@Nullable PlayerName as) {
        name = as;
    }

    /// The table that it asked for last, while the host looks for it.
    public ClientMessage.@Nullable Attend wanted() {
        return wanted;
    }

    /// It asks for a table that the host has to look for; null for none.
    public void wants(ClientMessage.@Nullable Attend wish) {
        wanted = wish;
    }

    /// It sends a request to the owner of a table. A request at another table is withdrawn.
    ///
    /// @param withdraw takes the request back, when the guest goes elsewhere or is gone
    public void knocks(TableId table, Runnable withdraw) {
        if (knock != null && !knock.table().equals(table)) {
            knock.withdraw().run();
        }
        knock = new Knock(table, withdraw);
    }

    void welcome(HostMessage.Welcome welcome) {
        welcomed = true;
        watch.cancel();
        look();
        send(welcome);
    }

    /// A message has arrived.
    ///
    /// @return whether the guest keeps to the rate limit of messages
    public boolean heard() {
        heardAt = timers.now();
        return messages.use();
    }

    /// Whether the rate limit allows one more command now.
    public boolean mayCommand() {
        return allowances.command();
    }

    /// What its key may still ask of the host.
    public Allowances allowances() {
        return allowances;
    }

    /// How often this connection has begun or ended to attend a table. Work that was begun under another number is
    /// out of date.
    public long attendances() {
        return attendances;
    }

    /// Attends that table, and no other any more; null for none.
    public void attends(@Nullable Attended next) {
        attendances++;
        Attended before = attended;
        attended = next;
        wanted = null;
        if (knock != null && !(next != null && next.id().equals(knock.table()))) {
            knock.withdraw().run();
            knock = null;
        }
        if (before != null && !before.equals(next)) {
            before.leave(this, leaving || !ended);
        }
    }

    public void send(HostMessage message) {
        if (!ended) {
            link.send(message);
        }
    }

    /// Sends a message, and runs a task when it has left.
    public void send(HostMessage message, Runnable sent) {
        if (!ended) {
            link.send(message, sent);
        }
    }

    /// The address that it comes from; empty if unknown.
    public String from() {
        return link.from();
    }

    /// Whether a message arrived so recently that the other end must be alive.
    boolean isAlive() {
        return timers.now().minus(heardAt).compareTo(Limits.HEARTBEAT.multipliedBy(2)) < 0;
    }

    /// Sends a ping.
    ///
    /// @return its number; the guest answers with that number or a higher one
    public long ping() {
        pings++;
        send(new HostMessage.Ping(pings));
        return pings;
    }

    /// Its guest said goodbye, so it leaves its table on purpose.
    public void leaves() {
        leaving = true;
    }

    /// Ends it: it leaves its table, and nothing is sent any more.
    public void end() {
        ended = true;
        heartbeat.cancel();
        watch.cancel();
        link.close();
        attends(null);
    }

    private void look() {
        Duration patience = welcomed ? Limits.DEAD : Limits.HANDSHAKE;
        Duration left = patience.minus(timers.now().minus(heardAt));
        if (left.isPositive()) {
            watch = timers.after(left, this::look);
        } else {
            silent.run();
        }
    }

    private void beat() {
        if (welcomed) {
            ping();
        }
        heartbeat = timers.after(Limits.HEARTBEAT, this::beat);
    }
}
