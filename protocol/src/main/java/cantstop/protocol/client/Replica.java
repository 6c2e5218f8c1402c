package cantstop.protocol.client;

import cantstop.engine.Audit;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.util.List;

/// This side's copy of one table's log, with *the one fold* of it here: an entry goes in only where its sequence
/// is the next one and its digest is the one that follows, and is kept in the store as it came. The copy holds only
/// what the host has journalled.
final class Replica {
    /// How an entry fits to the copy.
    enum Fit {
        /// It was the next one, and is in.
        ADDED,
        /// It was here already.
        KNOWN,
        /// The copy has another entry in its place.
        DIFFERS,
        /// Entries between the copy and it are missing.
        GAP,
        /// It goes on from another log than this copy.
        OTHER_LOG
    }

    private final TableId table;
    private final LogStore store;
    private Log log = new Log();
    private Audit audit = new Audit();

    /// Up to which sequence host and copy are known to agree.
    private long agreed;

    Replica(TableId table, LogStore store) {
        this.table = table;
        this.store = store;
        keep(store.load(table));
    }

    /// A copy that the rules don't allow, as in a file that was altered, is set aside.
    private void keep(Log stored) {
        for (LogEntry entry : stored.after(0)) {
            if (audit.next(entry.event()).isPresent()) {
                branch();
                break;
            }
            log.append(entry.event(), entry.bytes(), entry.digest());
            agreed++;
        }
        agreed = 0;
    }

    TableId table() {
        return table;
    }

    long sequence() {
        return log.sequence();
    }

    Digest digest() {
        return log.digest();
    }

    Digest digestAt(long sequence) {
        return log.digestAt(sequence);
    }

    TableState state() {
        return log.state();
    }

    /// The whole log so far.
    List<LogEntry> entries() {
        return List.copyOf(log.after(0));
    }

    /// As much of the log as one message holds, for a host that has it up to there: after that sequence where its
    /// digest is ours, else from the beginning.
    ClientMessage.LogPart part(long sequence, Digest theirs) {
        boolean ours = sequence <= log.sequence() && log.digestAt(sequence).equals(theirs);
        long after = ours ? sequence : 0;
        return LogParts.first(table, after, log.after(after));
    }

    LogEntry last() {
        return log.after(log.sequence() - 1).getFirst();
    }

    /// The host begins to send after this sequence: entries up to the end of the copy are compared with the copy.
    void agree(long sequence) {
        agreed = sequence;
    }

    /// Up to which sequence the copy agrees with the host.
    long agreed() {
        return agreed;
    }

    /// Sets this copy aside as a branch and goes on after what the host has, too.
    void branch() {
        Log whole = log;
        store.branch(table);
        log = new Log();
        audit = new Audit();
        for (LogEntry entry : whole.after(0).subList(0, Math.toIntExact(agreed))) {
            var _ = audit.next(entry.event());
            store.append(table, log.append(entry.event(), entry.bytes()));
        }
    }

    /// Adds an entry if it is the next one and the rules lead to it: a host is trusted neither with moves nor with
    /// dice.
    ///
    /// @throws BreachException for bytes that are no event, and for one that can't happen to this table
    Fit take(HostMessage.Entry entry) throws BreachException {
        if (entry.sequence() <= agreed) {
            return Fit.KNOWN;
        }
        if (entry.sequence() > agreed + 1) {
            return Fit.GAP;
        }
        if (entry.sequence() <= log.sequence()) {
            boolean same = log.digestAt(entry.sequence()).equals(entry.digest());
            agreed += same ? 1 : 0;
            return same ? Fit.KNOWN : Fit.DIFFERS;
        }
        if (entry.sequence() > Limits.EVENTS) {
            throw new UnacceptableLog(LossReason.ENDLESS, "a table of more than " + Limits.EVENTS + " events");
        }
        byte[] bytes = entry.event().toArray();
        if (!log.digest().after(bytes).equals(entry.digest())) {
            return Fit.OTHER_LOG;
        }
        store.append(table, fold(read(entry), bytes));
        agreed++;
        return Fit.ADDED;
    }

    private Event read(HostMessage.Entry entry) throws BreachException {
        Event event = EventCodec.decode(entry.event().toArray());
        boolean opensThis =
                event instanceof Event.Opened opened && opened.table().equals(table);
        if ((log.sequence() == 0) != opensThis) {
            throw new BreachException("a log begins, and only begins, by opening its own table");
        }
        return event;
    }

    private LogEntry fold(Event event, byte[] bytes) throws BreachException {
        try {
            if (audit.next(event).isEmpty()) {
                return log.append(event, bytes);
            }
        } catch (RuntimeException e) {
            throw new BreachException("an event that can't follow at " + (log.sequence() + 1), e);
        }
        throw new UnacceptableLog(LossReason.ILLEGAL, "against the rules at " + (log.sequence() + 1) + ": " + event);
    }
}
