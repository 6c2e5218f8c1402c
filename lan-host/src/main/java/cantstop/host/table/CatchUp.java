package cantstop.host.table;

import cantstop.engine.LogEntry;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import java.util.List;

/// Sends a guest the part of a log that it does not have, no faster than it reads: a few messages, and the next ones
/// when those have left. Events of the meantime are part of it. It ends when the guest attends another table. A guest
/// that was sent much lately waits first. Confined to the host's thread.
final class CatchUp {
    private final Table table;
    private final Session session;
    private final long attendance;
    private final Runnable done;
    private long sent;

    /// @param attendance the number of the session's present attendance; the next one ends this
    /// @param done runs once the guest has the whole log
    private CatchUp(Table table, Session session, long attendance, long from, Runnable done) {
        this.table = table;
        this.session = session;
        this.attendance = attendance;
        this.done = done;
        sent = from;
    }

    /// Begins after this sequence, at once or when the guest's allowance is filled again.
    static void begin(Table table, Session session, long from, Runnable done) {
        CatchUp begun = new CatchUp(table, session, session.attendances(), from, done);
        var pause = session.allowances().catchUpPause();
        if (pause.isZero()) {
            begun.first();
        } else {
            var _ = table.after(pause, begun::first);
        }
    }

    private boolean isOver() {
        return session.isEnded() || session.attendances() != attendance;
    }

    private void first() {
        if (!isOver()) {
            session.send(new HostMessage.Attending(table.id(), table.state().epoch(), sent));
            goOn();
        }
    }

    private void goOn() {
        if (isOver()) {
            return;
        }
        List<LogEntry> rest = table.log().after(sent);
        int most = HostLimits.CHUNKS_AT_ONCE * Limits.ENTRIES_PER_CHUNK;
        List<LogEntry> next = List.copyOf(rest.size() > most ? rest.subList(0, most) : rest);
        List<HostMessage.Entries> chunks = EntryChunks.of(table.state(), next);
        sent += next.size();
        session.allowances().caughtUp(next.size());
        boolean last = sent == table.log().sequence();
        chunks.subList(0, chunks.size() - 1).forEach(session::send);
        if (last) {
            session.send(chunks.getLast());
            done.run();
        } else {
            session.send(chunks.getLast(), () -> table.safely(this::goOn));
        }
    }
}
