package cantstop.protocol.client;

import cantstop.engine.Audit;
import cantstop.engine.Log;
import java.util.Optional;

/// A log that was read from a file, as far as it is good.
///
/// @param log the events up to the first bad one
/// @param flaw what is wrong with those after it; empty where the log is whole
public record SeenLog(Log log, Optional<Flaw> flaw) {
    /// Why a log is not good to its end.
    public sealed interface Flaw {
        /// What follows is not what was once written: digests don't fit, or rows are missing.
        record Damaged() implements Flaw {}

        /// What follows can't have happened.
        record Illegal(Audit.Illegal what) implements Flaw {}
    }
}
