package cantstop.host.session;

import cantstop.engine.Person;
import cantstop.host.admission.Admission;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.RateLimit;
import cantstop.host.table.Table;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One guest's connection: who it is, how far it has come, which table it attends, whether it is still heard.
/// Confined to the host's thread.
public final class Session {
    private final GuestLink link;
    private final String key;
    private final Timers timers;
    private final Runnable silent;
    private final RateLimit commands;
    private final RateLimit messages;
    private boolean welcomed;
    private boolean ended;
    private boolean leaving;
    private @Nullable Attended attended;
    private ClientMessage.@Nullable Attend wanted;
    private @Nullable Admission admission;
    private Duration heardAt;
    private long pings;
    private Timers.Timer heartbeat;
    private Timers.Timer watch;

    /// A connection that has just come up.
    ///
    /// @param key the fingerprint of the key that it proved to hold
    /// @param silent runs when nothing was heard of it for too long
    public Session(GuestLink link, String key, Timers timers, Runnable silent) {
        this.link = link;
        this.key = key;
        this.timers = timers;
        this.silent = silent;
        commands = new RateLimit(timers, HostLimits.COMMANDS_PER_SECOND, HostLimits.COMMANDS_AT_ONCE);
        messages = new RateLimit(timers, HostLimits.MESSAGES_PER_SECOND, HostLimits.MESSAGES_AT_ONCE);
        heardAt = timers.now();
        heartbeat = timers.after(Limits.HEARTBEAT, this::beat);
        watch = timers.after(Limits.HANDSHAKE, this::look);
    }

    /// Who of those at the laptop says something.
    public Person person(ClientMessage.ByPerson said) {
        return new Person(key, said.profile());
    }

    public String key() {
        return key;
    }

    public boolean isWelcomed() {
        return welcomed;
    }

    public boolean isEnded() {
        return ended;
    }

    /// The table it attends, unless that still waits for its people.
    @Nullable
    public Table table() {
        return attended instanceof Table table ? table : null;
    }

    /// Where its laptop is, as far as the link knows.
    public Optional<String> address() {
        return link.address();
    }

    /// The last thing it asked to attend, while that is looked for.
    public ClientMessage.@Nullable Attend wanted() {
        return wanted;
    }

    /// It asks for a table that has to be looked for; null for none.
    public void wants(ClientMessage.@Nullable Attend wish) {
        wanted = wish;
    }

    /// It waits for an owner's word, and for no other's any more.
    public void waitsAt(Admission next) {
        if (admission != null && admission != next) {
            admission.forget(this);
        }
        admission = next;
    }

    public void welcome(HostMessage.Welcome welcome) {
        welcomed = true;
        watch.cancel();
        look();
        send(welcome);
    }

    /// Something was heard.
    ///
    /// @return whether it was not more than anybody can mean
    public boolean heard() {
        heardAt = timers.now();
        return messages.use();
    }

    /// Whether one more command is allowed now.
    public boolean mayCommand() {
        return commands.use();
    }

    /// Attends that table, and no other any more; null for none.
    public void attends(@Nullable Attended next) {
        Attended before = attended;
        attended = next;
        wanted = null;
        if (admission != null && !(next instanceof Table at && at.admission() == admission)) {
            admission.forget(this);
            admission = null;
        }
        if (before != null && before != next) {
            before.leave(this, leaving || !ended);
        }
    }

    public void send(HostMessage message) {
        if (!ended) {
            link.send(message);
        }
    }

    /// Where it comes from; empty where nobody knows.
    public String from() {
        return link.from();
    }

    /// Whether something was heard of it so lately that there must be somebody at its other end.
    public boolean isAlive() {
        return timers.now().minus(heardAt).compareTo(Limits.HEARTBEAT.multipliedBy(2)) < 0;
    }

    /// Its guest said goodbye: what follows is no accident.
    public void leaves() {
        leaving = true;
    }

    /// The end of it: no table, no heartbeat, nothing sent any more.
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
            pings++;
            send(new HostMessage.Ping(pings));
        }
        heartbeat = timers.after(Limits.HEARTBEAT, this::beat);
    }
}
