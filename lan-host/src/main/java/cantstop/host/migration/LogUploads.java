package cantstop.host.migration;

import cantstop.engine.Digest;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.LogClaim;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Timers;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The copies of a log that guests bring to a pending takeover, uploaded one after the other. A guest who does not
/// send their copy in time is skipped. Confined to the host's thread.
final class LogUploads {
    private final TableId id;
    private final HostEnvironment environment;
    private final Runnable idle;
    private final Map<Session, LogUpload> copies = new LinkedHashMap<>();
    private @Nullable Session reading;
    private Timers.@Nullable Timer patience;

    /// @param idle runs when no upload is under way any more
    LogUploads(TableId id, HostEnvironment environment, Runnable idle) {
        this.id = id;
        this.environment = environment;
        this.idle = idle;
    }

    /// Those who have come, in their order, with the copies that they came with.
    Map<Session, LogUpload> all() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(copies));
    }

    boolean isReading() {
        return reading != null;
    }

    /// A guest comes and says how long their copy is.
    void come(Session session, long sequence, Digest digest) {
        copies.put(session, new LogUpload(new LogClaim(session.key(), sequence, digest)));
        readsNoMore(session);
    }

    /// A guest goes.
    ///
    /// @return what they came with
    Optional<LogUpload> leave(Session session) {
        readsNoMore(session);
        return Optional.ofNullable(copies.remove(session));
    }

    /// Begins to upload the longest copy that no known log contains. Of guests whose copies don't count it takes one
    /// that is longer than the best log.
    ///
    /// @param best of the logs that are known
    void readNext(Log best, Collection<Log> known, Predicate<Key> counts) {
        copies.entrySet().stream()
                .filter(comer -> counts.test(comer.getKey().key())
                        || comer.getValue().claim().sequence() > best.sequence())
                .filter(comer -> comer.getValue().isWorthReading(known))
                .max(Comparator.<Map.Entry<Session, LogUpload>, Boolean>comparing(
                                comer -> counts.test(comer.getKey().key()))
                        .thenComparingLong(comer -> comer.getValue().claim().sequence()))
                .ifPresent(comer -> {
                    reading = comer.getKey();
                    comer.getValue().startFrom(best);
                    ask(comer.getKey(), best);
                });
    }

    /// A part of a copy came. Ignores a part that was not asked for.
    void part(Session session, ClientMessage.LogPart part) {
        LogUpload copy = copies.get(session);
        if (copy == null || session != reading) {
            return;
        }
        if (copy.take(part.after(), part.entries(), environment.decoder())) {
            readsNoMore(session);
            idle.run();
        } else {
            ask(session, copy.soFar());
        }
    }

    private void ask(Session session, Log known) {
        endPatience();
        patience = environment.timers().after(HostLimits.UPLOADING, () -> {
            if (session == reading) {
                Optional.ofNullable(copies.get(session)).ifPresent(LogUpload::isSilent);
                readsNoMore(session);
                idle.run();
            }
        });
        session.send(new HostMessage.SendLog(id, known.sequence(), known.digest()));
    }

    private void readsNoMore(Session session) {
        if (session == reading) {
            reading = null;
            endPatience();
        }
    }

    private void endPatience() {
        if (patience != null) {
            patience.cancel();
            patience = null;
        }
    }
}
