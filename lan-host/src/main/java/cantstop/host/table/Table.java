package cantstop.host.table;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.session.Attended;
import cantstop.host.session.Session;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One table at its host: its log, its attendees, its queue of commands, and the duties that it was wired with. Any
/// fault in it, or in a duty, stops this table and no other. Confined to the host's thread.
final class Table implements TableView, Attended {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final TableId id;
    private final Key hostKey;
    private final Log log;
    private final Timers timers;
    private final Attendees attendees = new Attendees(this);
    private final CommandQueue queue;
    private final AfterSleep sleep;
    private final TableWiring wiring;
    private final Consumer<Table> changed;
    private HostMessage.@Nullable StopReason stopped;
    private final long beganWith;
    private boolean bringsItsLog;
    private boolean yielded;

    /// A table with the log that the journal has of it: an empty one if it is new.
    ///
    /// @param hostKey the fingerprint of this host's key
    /// @param changed hears of everything that may show in the list of tables
    Table(
            TableId id,
            Key hostKey,
            Log log,
            HostEnvironment environment,
            Commit commit,
            TableWiring.Factory wiring,
            Consumer<Table> changed) {
        this.id = id;
        this.hostKey = hostKey;
        this.log = log;
        beganWith = log.sequence();
        timers = environment.timers();
        this.changed = changed;
        this.wiring = wiring.wire(this);
        sleep = new AfterSleep(this);
        queue = new CommandQueue(
                this, environment.dice(), this.wiring, commit, OwnInstance.drawn(environment.random()), sleep::holds);
        sleep.onRelease(queue::advance);
    }

    @Override
    public TableId id() {
        return id;
    }

    @Override
    public Log log() {
        return log;
    }

    @Override
    public Attendees attendees() {
        return attendees;
    }

    @Override
    public boolean isStopped() {
        return stopped != null;
    }

    @Override
    public boolean leads() {
        return !yielded && state().hostKey().equals(hostKey);
    }

    @Override
    public boolean isQuiet() {
        return queue.isIdle() || sleep.holds() && !queue.isCommitting();
    }

    @Override
    public Duration now() {
        return timers.now();
    }

    @Override
    public Timers.Timer after(Duration delay, Runnable task) {
        return timers.after(delay, () -> safely(task));
    }

    /// Whether it stopped because events could not be written; then the journal's copy is authoritative.
    boolean isUnkept() {
        return stopped == HostMessage.StopReason.NOT_KEPT;
    }

    /// Whether a failed write or a fault stopped it; then it is to continue as the journal has it.
    @Override
    public boolean hasFailed() {
        return isUnkept() || stopped == HostMessage.StopReason.BROKEN;
    }

    /// Whether the table has no attendees and nothing is under way: the journal has all of it.
    boolean isIdle() {
        return attendees.isEmpty() && queue.isIdle() && wiring.duties().stream().noneMatch(Duty::isBusy);
    }

    private boolean isOurs(long sequence, Digest digest) {
        return sequence >= 0
                && sequence <= log.sequence()
                && log.digestAt(sequence).equals(digest);
    }

    /// Whether a guest with a log of this length has more than this host, which has added nothing since it read the
    /// table: its disk may have forgotten events that it sent.
    boolean isOutgrownBy(long sequence) {
        return leads() && isQuiet() && log.sequence() == beganWith && sequence > log.sequence();
    }

    /// Stops the table here without a notice: it may continue with another log.
    void release() {
        yielded = true;
        rest();
    }

    /// Why a guest may not attend; null if it may. A guest who has more of a table than this host, which no longer
    /// leads it, keeps that copy.
    Answer.@Nullable Reason refusal(Key key, ClientMessage.Attend wish) {
        if (!leads() && !isOurs(wish.sequence(), wish.digest())) {
            return Answer.Reason.MOVED;
        }
        return wiring.admits(key) ? null : Answer.Reason.KNOCK_FIRST;
    }

    /// Sends the part of the log that the guest lacks, and from then on each event.
    ///
    /// @param sequence how much of the log the guest has
    /// @param digest of what it has; everything is sent if that is not ours
    void attend(Session session, long sequence, Digest digest) {
        session.attends(this);
        safely(() -> {
            attendees.beginsToCatchUp(session);
            CatchUp.begin(this, session, isOurs(sequence, digest) ? sequence : 0, () -> arrive(session));
        });
    }

    /// A guest has the whole log.
    private void arrive(Session session) {
        attendees.add(session);
        wiring.duties().forEach(duty -> duty.touched(session));
        attendees.announce(state(), session);
        sleep.guestArrived();
        if (stopped != null) {
            session.send(new HostMessage.TableStopped(id, stopped));
        }
        settle();
        wiring.duties().forEach(duty -> duty.tellNewcomer(session));
    }

    @Override
    public void leave(Session session, boolean onPurpose) {
        safely(() -> {
            if (attendees.remove(session)) {
                queue.forgetMoves(session.key());
                wiring.duties().forEach(duty -> duty.departed(session, onPurpose));
                settle();
            }
        });
    }

    /// The part that holds back commands after the host slept.
    AfterSleep sleep() {
        return sleep;
    }

    /// Handles a message about this table.
    void handle(Session from, ClientMessage.OfTable message) {
        safely(() -> wiring.handle(from, message));
    }

    /// An attending guest has acted, so a person is present.
    void touched(Session guest) {
        safely(() -> wiring.duties().forEach(duty -> duty.touched(guest)));
    }

    @Override
    public void submit(Submission submission) {
        safely(() -> queue.submit(submission));
    }

    /// Begins with these events, of its opening or of an epoch.
    ///
    /// @param done gets Accepted once they are written, or the reason why not
    void begin(List<Event> events, Consumer<Answer> done) {
        Command epoch = new Command.BeginEpoch(state().epoch(), hostKey);
        safely(() -> queue.begin(Submission.ofHost(epoch, done), events));
    }

    /// The same with a log that another host led. The journal doesn't have it yet, so it is written with the events.
    ///
    /// @param leftBy the key of a guest who left the table on purpose at its last host
    void beginWithItsLog(List<Event> events, Optional<Key> leftBy, Consumer<Answer> done) {
        bringsItsLog = true;
        leftBy.ifPresent(wiring::leftBefore);
        begin(events, done);
    }

    /// Appends what belongs to the last events, if a damaged journal lost it.
    ///
    /// @param due as the journal found
    void completeLastEvents(List<Event> due) {
        if (leads() && !due.isEmpty()) {
            safely(() -> begin(due, _ -> {}));
        }
    }

    /// The entries that have to be written before any other of this table.
    List<LogEntry> unkept() {
        return bringsItsLog ? log.after(0) : List.of();
    }

    /// Appends entries that are in the journal, and sends them to all attendees.
    void happen(Log.Addition addition) {
        bringsItsLog = false;
        log.append(addition);
        EntryChunks.of(state(), addition.entries()).forEach(attendees::sendEntries);
    }

    /// Yields the table to another host. Events that only this one has stay in the journal.
    void yieldTo(Person successor, List<HostAddress> addresses) {
        yielded = true;
        safely(sleep::end);
        settle();
        safely(() -> wiring.yielded(successor, addresses));
    }

    @Override
    public void settle() {
        safely(() -> {
            if (stopped == null) {
                attendees.announce(state(), null);
                wiring.duties().stream()
                        .filter(duty -> leads() || duty.outlastsTheLead())
                        .forEach(Duty::tableChanged);
                if (!leads()) {
                    rest();
                }
            }
        });
        changed.accept(this);
    }

    /// Ends the table at this host: commands that wait are declined, and the attendees are told.
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

    /// Stops all timers: nothing happens by itself any more.
    void rest() {
        wiring.duties().forEach(Duty::cancel);
    }

    @Override
    public void safely(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            LOG.error("Table {} is broken and stops", id, e);
            stop(HostMessage.StopReason.BROKEN);
        }
    }
}
