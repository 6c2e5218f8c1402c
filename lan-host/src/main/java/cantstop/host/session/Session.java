package cantstop.host.session;

import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.RateLimit;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One guest's connection: its key, whether it said hello, the table it attends, and whether anything is still heard of
/// it. Confined to the host's thread.
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
    private long turn;
    private Timers.Timer heartbeat;
    private Timers.Timer watch;

    /// A question to the owner of a table that waits for an answer.
    ///
    /// @param withdraw takes the question back
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
        messages = new RateLimit(timers::now, HostLimits.MESSAGES_PER_SECOND, HostLimits.MESSAGES_AT_ONCE);
        heardAt = timers.now();
        heartbeat = timers.after(Limits.HEARTBEAT, this::beat);
        watch = timers.after(Limits.HANDSHAKE, this::look);
    }

    /// Which of the people at the laptop says this.
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

    /// What it attends: a table, or one that waits for its people.
    public @Nullable Attended attended() {
        return attended;
    }

    /// The address of its laptop that others may dial, if known.
    public Optional<String> address() {
        return link.address();
    }

    /// What its guest says to be called without a seat; null if they don't say.
    public @Nullable PlayerName name() {
        return name;
    }

    /// Its guest says what they are called.
    public void introduces(@Nullable PlayerName as) {
        name = as;
    }

    /// The last thing it asked to attend, while that is looked for.
    public ClientMessage.@Nullable Attend wanted() {
        return wanted;
    }

    /// It asks for a table that has to be looked for; null for none.
    public void wants(ClientMessage.@Nullable Attend wish) {
        wanted = wish;
    }

    /// It asks the owner of a table for something, and those of other tables for nothing any more.
    ///
    /// @param withdraw takes the question back, when the guest goes elsewhere or is gone
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

    /// Something was heard.
    ///
    /// @return whether the guest keeps to the limit of messages
    public boolean heard() {
        heardAt = timers.now();
        return messages.use();
    }

    /// Whether one more command is allowed now.
    public boolean mayCommand() {
        return allowances.command();
    }

    /// What its key may still ask of the host.
    public Allowances allowances() {
        return allowances;
    }

    /// Counts how often it attended something: what was begun for it in an earlier turn is over.
    public long turn() {
        return turn;
    }

    /// Attends that table, and no other any more; null for none.
    public void attends(@Nullable Attended next) {
        turn++;
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

    /// Sends something, and goes on when it has left.
    public void send(HostMessage message, Runnable sent) {
        if (!ended) {
            link.send(message, sent);
        }
    }

    /// The address that it comes from; empty if unknown.
    String from() {
        return link.from();
    }

    /// Whether something was heard of it so recently that its other end must be alive.
    boolean isAlive() {
        return timers.now().minus(heardAt).compareTo(Limits.HEARTBEAT.multipliedBy(2)) < 0;
    }

    /// Asks for a sign of life.
    ///
    /// @return the number that comes with it, or a higher one
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
