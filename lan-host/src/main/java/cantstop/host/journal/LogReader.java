package cantstop.host.journal;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.TableId;
import cantstop.protocol.client.SeenLog;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Folds one log from its rows and believes none of them: each must be the next one, have the digest that
/// follows, and be an event; and all of them must be legal. Reads to the last good one. Confined to one
/// thread.
final class LogReader {
    private final @Nullable TableId table;
    private final Log log = new Log();
    private Optional<SeenLog.Flaw> flaw = Optional.empty();

    /// A reader of one log.
    ///
    /// @param table which it must open; null for any
    LogReader(@Nullable TableId table) {
        this.table = table;
    }

    /// Takes the next row.
    ///
    /// @return whether it was good
    boolean take(long sequence, byte @Nullable [] event, byte @Nullable [] digest) {
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

    /// Nothing more can be read.
    void breaksOff() {
        flaw = Optional.of(new SeenLog.Flaw.Damaged());
    }

    /// What there is, decided again from its beginning.
    ///
    /// @param length how many rows there should have been
    SeenLog end(long length) {
        if (flaw.isEmpty() && log.sequence() != length) {
            breaksOff();
        }
        return SeenLog.judged(log, flaw);
    }
}
