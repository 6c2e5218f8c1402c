package cantstop.engine.succession;

import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The choice among several copies of a log: the one that a host continues with.
///
/// Within an epoch every honest copy is a prefix of the longest one. So the log that the most laptops have a
/// prefix of is the longest one, and an altered copy has only its own laptop behind it. Where as many stand
/// against as many, the later epoch counts, then the length, and at last the digest, so that every host decides
/// alike. A copy counts only as far as it is believed: of an end that only one laptop has, [Witnesses] says how far.
/// The laptop that brought it stands behind it all the same.
///
/// Those with a seat decide so. Who only watches may have more of the log, and anybody may have any number of laptops
/// that watch: so nobody who watches is a witness, and of what goes beyond, only so much counts as one laptop can't
/// make up.
public final class BestLog {
    private static final Comparator<Log> LATER = Comparator.<Log, Epoch>comparing(
                    log -> log.state().epoch())
            .thenComparingLong(Log::sequence)
            .thenComparing(log -> log.digest().toString());

    private BestLog() {}

    /// A copy.
    ///
    /// @param believed as much of it as counts
    /// @param support how many laptops have it or its beginning
    private record Copy(Log believed, int support) {}

    /// The log to go on with; empty as long as none has been read.
    ///
    /// @param logs the copies that were read and found legal
    /// @param claims what the laptops say that they have; those that turned out illegal are left out by the
    ///     caller
    /// @param kept the log in the host's own journal: it counts like a copy on the host's laptop, and once
    ///     where that laptop brings the same
    /// @param hostKey the key of the host's laptop
    public static Optional<Log> of(Collection<Log> logs, Collection<LogClaim> claims, Optional<Log> kept, Key hostKey) {
        return Stream.concat(kept.stream(), logs.stream())
                .map(log -> new Copy(
                        Witnesses.believed(log, logs, claims, kept, hostKey), support(log, claims, kept, hostKey)))
                .max(Comparator.comparingInt(Copy::support).thenComparing(Copy::believed, LATER))
                .map(Copy::believed);
    }

    /// The log that those with a seat lead to, or one that goes on from there.
    ///
    /// @param logs the copies of everybody that were read and found legal
    /// @param claims what everybody's laptops say that they have
    public static Log beyond(Log log, Collection<Log> logs, Collection<LogClaim> claims) {
        return logs.stream()
                .filter(longer -> longer.commonWith(log) == log.sequence())
                .map(longer -> Witnesses.believedAlone(longer, log.sequence(), claims))
                .max(LATER)
                .orElse(log);
    }

    private static int support(Log log, Collection<LogClaim> claims, Optional<Log> kept, Key hostKey) {
        Set<Key> keys = new HashSet<>();
        claims.stream()
                .filter(claim -> !claim.isEmpty() && claim.isPrefixOf(log))
                .map(LogClaim::key)
                .forEach(keys::add);
        kept.filter(own -> own.commonWith(log) == own.sequence()).ifPresent(_ -> keys.add(hostKey));
        return keys.size();
    }
}
