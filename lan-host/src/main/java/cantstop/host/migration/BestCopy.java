package cantstop.host.migration;

import cantstop.engine.Log;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Which of several copies of a log is gone on with.
///
/// Within an epoch every honest copy is a beginning of the longest one, so the log that the most copies are beginnings
/// of is the longest that anybody has; a copy that somebody altered has nobody else's beside it. What the host's
/// journal has counts like a copy of one laptop, and once where that laptop comes with the same: what this host told,
/// or yielded to, is not forgotten for an older copy. Where as many stand against as many, the later epoch counts, then
/// the length.
final class BestCopy {
    private BestCopy() {}

    /// The log to go on with; nothing as long as none has been read.
    ///
    /// @param kept a log that this host has itself
    /// @param hostKey the key of its laptop
    static Optional<Log> best(Collection<Copy> copies, Optional<Log> kept, String hostKey) {
        List<Log> logs = new ArrayList<>();
        kept.ifPresent(logs::add);
        copies.forEach(copy -> copy.whole().ifPresent(logs::add));
        return logs.stream()
                .max(Comparator.<Log>comparingInt(log -> support(log, copies, kept, hostKey))
                        .thenComparingInt(log -> log.state().epoch())
                        .thenComparingLong(Log::sequence)
                        .thenComparing(log -> log.digest().toString()));
    }

    /// How many laptops have that log, or a beginning of it.
    private static int support(Log log, Collection<Copy> copies, Optional<Log> kept, String hostKey) {
        Set<String> keys = copies.stream()
                .filter(copy -> !copy.isEmpty() && copy.flaw() == null && copy.isBeginningOf(log))
                .map(Copy::key)
                .collect(Collectors.toCollection(HashSet::new));
        if (kept.filter(own -> own == log).isPresent()) {
            keys.add(hostKey);
        }
        return keys.size();
    }

    /// What is wrong with those that are not gone on with.
    static List<HostMessage.Flaw> flaws(Collection<Copy> copies, Log best) {
        List<HostMessage.Flaw> flaws = new ArrayList<>();
        for (Copy copy : copies) {
            HostMessage.Flaw flaw = copy.flaw();
            if (flaw != null) {
                flaws.add(flaw);
            } else if (!copy.isBeginningOf(best)) {
                flaws.add(new HostMessage.Flaw(copy.key(), difference(copy, best), HostMessage.FlawKind.DIFFERS));
            }
        }
        return flaws.stream().limit(HostMessage.Gathering.FLAWS).toList();
    }

    /// The first event that the two don't share. Of a copy that was not read, because another one holds it,
    /// that is the last one, which is known to differ.
    private static long difference(Copy copy, Log best) {
        return copy.whole()
                .map(log -> Continuation.common(log, best) + 1)
                .orElse(Math.min(copy.sequence(), best.sequence() + 1));
    }
}
