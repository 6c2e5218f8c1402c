package cantstop.host;

import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Person;
import cantstop.engine.TableId;
import cantstop.engine.TableState;
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
final class Table implements Attended {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final TableId id;
    private final String hostKey;
    private final Log log;
    private final Attenders attenders = new Attenders();
    private final CommandQueue queue;
    private final TurnTimer timer;
    private final StartThrows throwsForStart;
    private final BotSeat bots;
    private final Neighbours neighbours = new Neighbours();
    private final HandOver handOver;
    private final Voices voices;
    private final Hand hand;
    private final Absentees absentees;
    private final NextOwner nextOwner;
    private final Door door;
    private final Consumer<Table> changed;
    private HostMessage.@Nullable StopReason stopped;
    private boolean bringsItsLog;
    private boolean yielded;

    /// A table with the log that the journal has of it: none where it is new.
    ///
    /// @param hostKey the fingerprint of this host's key
    /// @param changed hears of everything that may show in a list of tables
    Table(TableId id, String hostKey, Log log, Surroundings with, Pace pace, Commit commit, Consumer<Table> changed) {
        this.id = id;
        this.hostKey = hostKey;
        this.log = log;
        this.changed = changed;
        queue = new CommandQueue(this, with.dice(), commit);
        timer = new TurnTimer(this, with.timers());
        throwsForStart = new StartThrows(this, with.timers(), pace.startThrow());
        bots = new BotSeat(this, with, pace);
        handOver = new HandOver(this, hostKey);
        voices = new Voices(this, with.timers());
        hand = new Hand(this);
        absentees = new Absentees(this, with.timers());
        nextOwner = new NextOwner(this, with.timers());
        door = new Door(this, with.timers());
    }

    @Override
    public TableId id() {
        return id;
    }

    Log log() {
        return log;
    }

    Attenders attenders() {
        return attenders;
    }

    Absentees absentees() {
        return absentees;
    }

    Door door() {
        return door;
    }

    HandOver handOver() {
        return handOver;
    }

    /// What people say here; at a table that has stopped there is still talk.
    Voices voices() {
        return voices;
    }

    Hand hand() {
        return hand;
    }

    boolean isStopped() {
        return stopped != null;
    }

    /// Whether this host leads the table: its log says so, and it has not yielded to another continuation.
    boolean leads() {
        return !yielded && log.state().hostKey().equals(hostKey);
    }

    private boolean isOurs(long sequence, Digest digest) {
        return sequence >= 0
                && sequence <= log.sequence()
                && log.digestAt(sequence).equals(digest);
    }

    /// Whether somebody has more of the table than this host, which no longer leads it: nothing that it has
    /// may take that copy's place.
    boolean isOutgrownBy(long sequence, Digest digest) {
        return !leads() && !isOurs(sequence, digest);
    }

    /// Lets another continuation be the table. What this one's log has more stays where it was forced.
    void yieldTo(Person successor, List<HostAddress> addresses) {
        yielded = true;
        settle();
        handOver.yielded(successor, addresses);
    }

    /// Whether it stopped because something could not be kept; then what the journal has of it is what counts.
    boolean isUnkept() {
        return stopped == HostMessage.StopReason.NOT_KEPT;
    }

    /// Whether nobody is here and nothing is under way: all there is to it lies in the journal.
    boolean isIdle() {
        return attenders.isEmpty() && queue.isIdle() && door.isQuiet();
    }

    /// Whether nothing that was asked is under way.
    boolean isQuiet() {
        return queue.isIdle();
    }

    /// Its log comes from elsewhere and is not in the journal yet: it is written with what happens first.
    void bringsItsLog() {
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
    void begin(List<Event> events, Submission beginning) {
        safely(() -> queue.carryOut(beginning, events));
    }

    /// Lets what belongs to its last events happen, where a damaged journal lost it.
    void begin() {
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
        before.attenders.all().forEach(session -> {
            attenders.add(session);
            ClientMessage.Attend wish = session.wanted();
            session.attends(this);
            // Somebody who asked for it, or for another, meanwhile waits for an answer.
            session.wants(wish);
        });
        List<LogEntry> found = log.after(Continuation.common(before.log, log));
        if (!found.isEmpty()) {
            EntryChunks.of(log.state(), found).forEach(attenders::send);
        }
    }

    /// Takes a command into the queue; every one is answered.
    void submit(Submission submission) {
        safely(() -> queue.submit(submission));
    }

    /// Sends what the guest doesn't have and then whatever happens.
    ///
    /// @param sequence how much of the log the guest has
    /// @param digest of what it has; where it is not ours, everything is sent
    void attend(Session session, long sequence, Digest digest) {
        safely(() -> {
            long from = isOurs(sequence, digest) ? sequence : 0;
            session.send(new HostMessage.Attending(id, log.state().epoch(), from));
            EntryChunks.of(log.state(), log.after(from)).forEach(session::send);
            attenders.add(session);
            absentees.touched(session.key());
            attenders.announce(log.state(), session);
            neighbours.announce(log.state(), attenders);
            handOver.tell(session);
            voices.tell(session);
            hand.tell(session);
            if (stopped != null) {
                session.send(new HostMessage.TableStopped(id, stopped));
            }
            settle();
            absentees.tell(session);
            door.tell(session);
        });
    }

    @Override
    public void leave(Session session, boolean onPurpose) {
        neighbours.forget(session);
        safely(() -> {
            if (attenders.remove(session)) {
                absentees.departed(session.key(), onPurpose);
                settle();
            }
        });
    }

    /// Looks round after anything has changed: who is there and who is missing, whose time runs, which bot moves,
    /// whether those who tied throw again.
    void settle() {
        if (stopped == null) {
            look();
        }
        changed.accept(this);
    }

    private void look() {
        TableState state = log.state();
        hand.look();
        attenders.announce(state, null);
        neighbours.announce(state, attenders);
        if (!leads()) {
            rest();
            changed.accept(this);
            return;
        }
        handOver.look();
        voices.look();
        absentees.look();
        door.look();
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
        attenders.send(new HostMessage.TableStopped(id, reason));
        changed.accept(this);
    }

    /// Nothing happens here by itself any more.
    void rest() {
        absentees.cancel();
        nextOwner.cancel();
        timer.cancel();
        throwsForStart.cancel();
        bots.cancel();
    }

    /// Keeps what breaks in here from breaking anything else.
    void safely(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            LOG.error("Table {} is broken and stops", id, e);
            stop(HostMessage.StopReason.BROKEN);
        }
    }
}
