package cantstop.host.journal;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.protocol.LogVersion;
import cantstop.protocol.client.SeenLog;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Folds one log from its rows and checks each: it must be the next one, have the digest that follows, and be an
/// event. All of them together must be legal. Reads up to the last good one. Confined to one thread.
final class LogReader {
    private final @Nullable TableId table;
    private final int readableBy;
    private final Log log = new Log();
    private Optional<SeenLog.Flaw> flaw = Optional.empty();
    private long after = Long.MIN_VALUE;

    /// A reader of one log.
    ///
    /// @param table which it must open; null for any
    /// @param readableBy the lowest version of a log's format that can say all of it
    LogReader(@Nullable TableId table, int readableBy) {
        this.table = table;
        this.readableBy = readableBy;
    }

    /// A row as it was read.
    static final class Row {
        private final long sequence;
        private final byte @Nullable [] event;
        private final byte @Nullable [] digest;

        Row(long sequence, byte @Nullable [] event, byte @Nullable [] digest) {
            this.sequence = sequence;
            this.event = event;
            this.digest = digest;
        }
    }

    /// Rows that were read together.
    ///
    /// @param damaged whether the database found damage after them
    /// @param last whether there are no more
    /// @param length how many the log has, as its own row says
    record Part(List<Row> rows, boolean damaged, boolean last, long length) {
        Part {
            rows = List.copyOf(rows);
        }
    }

    /// Where the next part begins.
    long after() {
        return after;
    }

    /// Takes the next rows.
    ///
    /// @return whether more can follow
    boolean take(Part part) {
        for (Row row : part.rows()) {
            after = row.sequence;
            if (!take(row.sequence, row.event, row.digest)) {
                return false;
            }
        }
        if (part.damaged()) {
            breaksOff();
        }
        return !part.damaged() && !part.last();
    }

    /// Takes the next row.
    ///
    /// @return whether it was good
    private boolean take(long sequence, byte @Nullable [] event, byte @Nullable [] digest) {
        if (flaw.isEmpty()) {
            flaw = flawOf(sequence, event, digest);
        }
        return flaw.isEmpty();
    }

    private Optional<SeenLog.Flaw> flawOf(long sequence, byte @Nullable [] bytes, byte @Nullable [] digest) {
        Optional<SeenLog.Flaw> damaged = Optional.of(new SeenLog.Flaw.Damaged());
        if (sequence != log.sequence() + 1 || bytes == null || digest == null || digest.length != Digest.SIZE) {
            return damaged;
        }
        Digest next = log.digest().after(bytes);
        if (!next.equals(Digest.of(digest))) {
            return damaged;
        }
        try {
            Event event = EventCodec.decode(bytes);
            boolean opensThis = event instanceof Event.Opened opened
                    && (table == null || opened.table().equals(table));
            if (opensThis != (sequence == 1)) {
                return damaged;
            }
            log.append(event, bytes, next);
            return Optional.empty();
        } catch (BreachException _) {
            // The digest follows, so these are the bytes that were written: by a program that knows more events.
            return Optional.of(new SeenLog.Flaw.Newer());
        } catch (RuntimeException _) {
            return damaged;
        }
    }

    /// The rows break off here.
    private void breaksOff() {
        flaw = Optional.of(new SeenLog.Flaw.Damaged());
    }

    /// The log as far as it was read, with each event decided again.
    ///
    /// @param length how many rows there should have been
    SeenLog end(long length) {
        if (flaw.isEmpty() && log.sequence() != length) {
            breaksOff();
        }
        SeenLog seen = SeenLog.judged(log, flaw);
        // What a later version wrote may follow other rules, and even look damaged.
        return readableBy > LogVersion.NEWEST
                ? new SeenLog(seen.log(), Optional.of(new SeenLog.Flaw.Newer()), seen.due())
                : seen;
    }
}
