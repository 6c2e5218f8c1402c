package cantstop.host.migration;

import cantstop.engine.Audit;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.host.environment.HostEnvironment;
import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.BreachException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The copy of a log that somebody came with: first only how long it is and its digest, and where nobody
/// else's holds it, all of it, part by part, and judged. Confined to the host's thread.
final class Copy {
    private final String key;
    private final long sequence;
    private final Digest digest;
    private Log log = new Log();
    private boolean read;
    private HostMessage.@Nullable Flaw flaw;

    /// A copy as it was announced.
    ///
    /// @param key whose: the fingerprint of their key
    Copy(String key, long sequence, Digest digest) {
        this.key = key;
        this.sequence = sequence;
        this.digest = digest;
    }

    String key() {
        return key;
    }

    long sequence() {
        return sequence;
    }

    Digest digest() {
        return digest;
    }

    boolean isEmpty() {
        return sequence == 0;
    }

    /// Whether this copy is the beginning of that log, or all of it.
    boolean isBeginningOf(Log other) {
        return sequence <= other.sequence() && other.digestAt(sequence).equals(digest);
    }

    /// What is wrong with it; null where nothing is known to be.
    HostMessage.@Nullable Flaw flaw() {
        return flaw;
    }

    /// The whole of it, once it has come and was found legal.
    Optional<Log> whole() {
        return read && flaw == null ? Optional.of(log) : Optional.empty();
    }

    /// How far it has come.
    Log soFar() {
        return log;
    }

    /// Begins with what is known already.
    void startFrom(Log known) {
        log = new Log();
        known.after(0).forEach(entry -> log.append(entry.event(), entry.bytes()));
    }

    /// Takes the next part.
    ///
    /// @return whether the copy has been read to its end, or as far as it takes to see that something is wrong
    boolean take(long after, List<HostMessage.Entry> entries, HostEnvironment.Decoder decoder) {
        if (after != log.sequence()) {
            log = new Log();
        }
        if (after != log.sequence() || entries.isEmpty()) {
            return refuse(log.sequence() + 1);
        }
        for (HostMessage.Entry entry : entries) {
            if (log.sequence() < sequence && !append(entry, decoder)) {
                return refuse(log.sequence() + 1);
            }
        }
        return log.sequence() == sequence && judge();
    }

    private boolean append(HostMessage.Entry entry, HostEnvironment.Decoder decoder) {
        byte[] bytes = entry.event().bytes();
        Digest next = log.digest().after(bytes);
        if (entry.sequence() != log.sequence() + 1 || !next.equals(entry.digest())) {
            return false;
        }
        try {
            log.append(decoder.decode(bytes), bytes, next);
            return true;
        } catch (BreachException | RuntimeException _) {
            // Bytes that say nothing, or nothing that can follow.
            return false;
        }
    }

    private boolean judge() {
        List<Event> events = log.events();
        Optional<Audit.Illegal> illegal = Audit.firstIllegal(events);
        if (illegal.isPresent()) {
            return refuse(illegal.get().sequence());
        }
        read = true;
        return log.digest().equals(digest) || refuse(sequence);
    }

    private boolean refuse(long at) {
        flaw = new HostMessage.Flaw(key, at, HostMessage.FlawKind.ILLEGAL);
        return true;
    }
}
