package cantstop.host.table;

import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import cantstop.host.admission.Admission;
import cantstop.host.duty.BotSeats;
import cantstop.host.duty.HoverRelay;
import cantstop.host.duty.NextOwner;
import cantstop.host.duty.PlayerPresence;
import cantstop.host.duty.StartThrows;
import cantstop.host.duty.TableTalk;
import cantstop.host.duty.TurnTimer;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.Pace;
import cantstop.host.migration.Continuation;
import cantstop.host.migration.HandOver;
import cantstop.host.migration.PeerAddresses;
import cantstop.host.session.Attended;
import cantstop.host.session.Session;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One table at its host: its log, those who attend it, the queue of what is asked of it, and what the host does
/// there by itself. Whatever goes wrong in here stops this table and no other. Confined to the host's thread.
public final class Table implements Attended {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final String id;
    private final String hostKey;
    private final Log log;
    private final Attendees attendees = new Attendees();
    private final CommandQueue queue;
    private final TurnTimer timer;
    private final StartThrows throwsForStart;
    private final BotSeats bots;
    private final PeerAddresses peerAddresses = new PeerAddresses();
    private final HandOver handOver;
    private final TableTalk talk;
    private final HoverRelay hover;
    private final PlayerPresence presence;
    private final NextOwner nextOwner;
    private final Admission admission;
    private final Consumer<Table> changed;
    private HostMessage.@Nullable StopReason stopped;
    private boolean bringsItsLog;
    private boolean yielded;

    /// A table with the log that the journal has of it: none where it is new.
    ///
    /// @param hostKey the fingerprint of this host's key
    /// @param changed hears of everything that may show in a list of tables
    Table(String id, String hostKey, Log log, HostEnvironment with, Pace pace, Commit commit, Consumer<Table> changed) {
        this.id = id;
        this.hostKey = hostKey;
        this.log = log;
        this.changed = changed;
        queue = new CommandQueue(this, with.dice(), commit);
        timer = new TurnTimer(this, with.timers());
        throwsForStart = new StartThrows(this, with.timers(), pace.startThrow());
        bots = new BotSeats(this, with, pace);
        handOver = new HandOver(this, hostKey);
        talk = new TableTalk(this, with.timers());
        hover = new HoverRelay(this);
        presence = new PlayerPresence(this, with.timers());
        nextOwner = new NextOwner(this, with.timers());
        admission = new Admission(this, with.timers());
    }

    @Override
    public String id() {
        return id;
    }

    public Log log() {
        return log;
    }

    public Attendees attendees() {
        return attendees;
    }

    public PlayerPresence presence() {
        return presence;
    }

    public Admission admission() {
        return admission;
    }

    public HandOver handOver() {
        return handOver;
    }

    /// What people say here; at a table that has stopped there is still talk.
    public TableTalk talk() {
        return talk;
    }

    public HoverRelay hover() {
        return hover;
    }

    public boolean isStopped() {
        return stopped != null;
    }

    /// Whether this host leads the table: its log says so, and it has not yielded to another continuation.
    public boolean leads() {
        return !yielded && log.state().hostKey().equals(hostKey);
    }

    private boolean isOurs(long sequence, Digest digest) {
        return sequence >= 0
                && sequence <= log.sequence()
                && log.digestAt(sequence).equals(digest);
    }

    /// Whether somebody has more of the table than this host, which no longer leads it: nothing that it has
    /// may take that copy's place.
    public boolean isOutgrownBy(long sequence, Digest digest) {
        return !leads() && !isOurs(sequence, digest);
    }

    /// Lets another continuation be the table. What this one's log has more stays where it was forced.
    public void yieldTo(Person successor, List<HostAddress> addresses) {
        yielded = true;
        settle();
        handOver.yielded(successor, addresses);
    }

    /// Whether it stopped because something could not be kept; then what the journal has of it is what counts.
    boolean isUnkept() {
        return stopped == HostMessage.StopReason.NOT_KEPT;
    }

    /// Whether nobody is here and nothing is under way: all there is to it lies in the journal.
    public boolean isIdle() {
        return attendees.isEmpty() && queue.isIdle() && admission.isQuiet();
    }

    /// Whether nothing that was asked is under way.
    public boolean isQuiet() {
        return queue.isIdle();
    }

    /// Its log comes from elsewhere and is not in the journal yet: it is written with what happens first.
    public void bringsItsLog() {
        bringsItsLog = true;
    }

    /// What has to be written before anything else of this table can be.
    List<LogEntry> unkept() {
        return bringsItsLog ? log.after(0) : List.of();
    }

    /// Everything so far is in the journal.
    void kept() {
        bringsItsLog = false;
    }

    /// Begins with these events, of its opening or of an epoch.
    ///
    /// @param beginning hears that it is done, or that it could not be
    public void begin(List<Event> events, Submission beginning) {
        safely(() -> queue.carryOut(beginning, events));
    }

    /// Lets what belongs to its last events happen, where a damaged journal lost it.
    public void begin() {
        safely(() -> {
            List<Event> missing = leads() ? Audit.missing(log.events()) : List.of();
            if (!missing.isEmpty()) {
                begin(
                        missing,
                        Submission.ofHost(new Command.BeginEpoch(log.state().epoch(), hostKey)));
            }
        });
    }

    /// Goes on for those who attend a table that stopped, and tells them what was found in the journal
    /// although it was said not to be kept.
    void takeOver(Table before) {
        before.attendees.all().forEach(session -> {
            attendees.add(session);
            ClientMessage.Attend wish = session.wanted();
            session.attends(this);
            // Somebody who asked for it, or for another, meanwhile waits for an answer.
            session.wants(wish);
        });
        List<LogEntry> found = log.after(Continuation.common(before.log, log));
        if (!found.isEmpty()) {
            EntryChunks.of(log.state(), found).forEach(attendees::send);
        }
    }

    /// Takes a command into the queue; every one is answered.
    public void submit(Submission submission) {
        safely(() -> queue.submit(submission));
    }

    /// Sends what the guest doesn't have and then whatever happens.
    ///
    /// @param sequence how much of the log the guest has
    /// @param digest of what it has; where it is not ours, everything is sent
    public void attend(Session session, long sequence, Digest digest) {
        safely(() -> {
            long from = isOurs(sequence, digest) ? sequence : 0;
            session.send(new HostMessage.Attending(id, log.state().epoch(), from));
            EntryChunks.of(log.state(), log.after(from)).forEach(session::send);
            attendees.add(session);
            presence.touched(session.key());
            attendees.announce(log.state(), session);
            peerAddresses.announce(log.state(), attendees);
            handOver.tell(session);
            talk.tell(session);
            hover.tell(session);
            if (stopped != null) {
                session.send(new HostMessage.TableStopped(id, stopped));
            }
            settle();
            presence.tell(session);
            admission.tell(session);
        });
    }

    @Override
    public void leave(Session session, boolean onPurpose) {
        peerAddresses.forget(session);
        safely(() -> {
            if (attendees.remove(session)) {
                presence.departed(session.key(), onPurpose);
                settle();
            }
        });
    }

    /// Looks round after anything has changed: who is there and who is missing, whose time runs, which bot moves,
    /// whether those who tied throw again.
    public void settle() {
        if (stopped == null) {
            look();
        }
        changed.accept(this);
    }

    private void look() {
        TableState state = log.state();
        hover.look();
        attendees.announce(state, null);
        peerAddresses.announce(state, attendees);
        if (!leads()) {
            rest();
            changed.accept(this);
            return;
        }
        handOver.look();
        talk.look();
        presence.look();
        admission.look();
        nextOwner.look();
        timer.look();
        throwsForStart.look();
        bots.look();
    }

    /// Ends the table at this host: what waits is answered, and everybody is told.
    void stop(HostMessage.StopReason reason) {
        if (stopped != null) {
            return;
        }
        stopped = reason;
        rest();
        queue.stop();
        attendees.send(new HostMessage.TableStopped(id, reason));
        changed.accept(this);
    }

    /// Nothing happens here by itself any more.
    public void rest() {
        presence.cancel();
        nextOwner.cancel();
        timer.cancel();
        throwsForStart.cancel();
        bots.cancel();
    }

    /// Keeps what breaks in here from breaking anything else.
    public void safely(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            LOG.error("Table {} is broken and stops", id, e);
            stop(HostMessage.StopReason.BROKEN);
        }
    }
}
