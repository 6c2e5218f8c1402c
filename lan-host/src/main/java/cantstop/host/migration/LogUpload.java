package cantstop.host.migration;

import cantstop.engine.Audit;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.succession.LogClaim;
import cantstop.host.environment.HostEnvironment;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.wire.BreachException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The copy of a log that a guest brings. At first only its length and digest are known; if no log that the
/// host has contains it, the guest uploads it part by part, and it is checked against the rules. Confined to
/// the host's thread.
final class LogUpload {
    private final LogClaim claim;
    private Log log = new Log();
    private boolean read;
    private boolean silent;
    private HostMessage.@Nullable Flaw flaw;

    LogUpload(LogClaim claim) {
        this.claim = claim;
        if (claim.sequence() > Limits.EVENTS) {
            refuse(Limits.EVENTS + 1L);
        }
    }

    /// The length and digest that the guest claims.
    LogClaim claim() {
        return claim;
    }

    /// Whether an event of it is known to be illegal.
    boolean isIllegal() {
        return flaw != null;
    }

    /// How it differs from the log that the table continues with; empty where it is a prefix of that.
    Optional<HostMessage.Flaw> flawBeside(Log best) {
        if (flaw != null || claim.isPrefixOf(best)) {
            return Optional.ofNullable(flaw);
        }
        // Of a copy that was not uploaded, because another log contains it, only the last event is known to differ.
        long difference =
                whole().map(log -> log.commonWith(best) + 1).orElse(Math.min(claim.sequence(), best.sequence() + 1));
        return Optional.of(new HostMessage.Flaw(claim.key(), difference, HostMessage.FlawKind.DIFFERS));
    }

    /// The whole of it, once it has come and was found legal.
    Optional<Log> whole() {
        return read && flaw == null ? Optional.of(log) : Optional.empty();
    }

    /// The guest did not send it when asked.
    void isSilent() {
        silent = true;
    }

    /// Whether to upload it: it has events that none of these logs has, and the guest may still send it.
    boolean isWorthReading(Collection<Log> known) {
        return !claim.isEmpty()
                && flaw == null
                && !silent
                && !read
                && known.stream().noneMatch(claim::isPrefixOf);
    }

    /// How far it has come.
    Log soFar() {
        return log;
    }

    /// Starts from a known log that is a prefix of it.
    void startFrom(Log known) {
        log = new Log();
        known.after(0).forEach(entry -> log.append(entry.event(), entry.bytes()));
    }

    /// Takes the next part.
    ///
    /// @return whether the upload is over: it is complete, or known to be illegal
    boolean take(long after, List<HostMessage.Entry> entries, HostEnvironment.Decoder decoder) {
        if (after != log.sequence()) {
            log = new Log();
        }
        // The log that it starts from may be all of it.
        if (after != log.sequence() || entries.isEmpty() && log.sequence() != claim.sequence()) {
            return refuse(log.sequence() + 1);
        }
        for (HostMessage.Entry entry : entries) {
            if (log.sequence() < claim.sequence() && !append(entry, decoder)) {
                return refuse(log.sequence() + 1);
            }
        }
        return log.sequence() == claim.sequence() && judge();
    }

    private boolean append(HostMessage.Entry entry, HostEnvironment.Decoder decoder) {
        byte[] bytes = entry.event().toArray();
        Digest next = log.digest().after(bytes);
        if (entry.sequence() != log.sequence() + 1 || !next.equals(entry.digest())) {
            return false;
        }
        try {
            log.append(decoder.decode(bytes), bytes, next);
            return true;
        } catch (BreachException | RuntimeException _) {
            // Bytes that are no event, or an event that can't follow.
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
        return log.digest().equals(claim.digest()) || refuse(claim.sequence());
    }

    private boolean refuse(long at) {
        flaw = new HostMessage.Flaw(claim.key(), at, HostMessage.FlawKind.ILLEGAL);
        return true;
    }
}
