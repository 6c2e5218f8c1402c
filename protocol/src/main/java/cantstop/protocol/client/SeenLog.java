package cantstop.protocol.client;

import cantstop.engine.Audit;
import cantstop.engine.Event;
import cantstop.engine.Log;
import java.util.List;
import java.util.Optional;

/// A log that was read from a file, as far as it is good.
///
/// @param log the events up to the first bad one
/// @param flaw what is wrong with those after it; empty where the log is whole
/// @param due events that happen together with the last one and that the log lacks; mostly none
public record SeenLog(Log log, Optional<Flaw> flaw, List<Event> due) {
    public SeenLog {
        due = List.copyOf(due);
    }

    /// A log with nothing due after it.
    public SeenLog(Log log, Optional<Flaw> flaw) {
        this(log, flaw, List.of());
    }

    /// A log that was read, decided again from its beginning.
    ///
    /// @param whole whether all of it could be read
    public static SeenLog judged(Log log, boolean whole) {
        return judged(log, whole ? Optional.empty() : Optional.of(new Flaw.Damaged()));
    }

    /// A log that was read, decided again from its beginning.
    ///
    /// @param end why it could not be read to its end, if it could not
    public static SeenLog judged(Log log, Optional<Flaw> end) {
        Audit audit = new Audit();
        Optional<Audit.Illegal> illegal = audit.run(log.events());
        if (illegal.isPresent()) {
            Log good = new Log();
            log.after(0).stream()
                    .limit(illegal.get().sequence() - 1)
                    .forEach(entry -> good.append(entry.event(), entry.bytes()));
            return new SeenLog(good, Optional.of(new Flaw.Illegal(illegal.get())), audit.due());
        }
        return new SeenLog(log, end, audit.due());
    }

    /// Why a log is not good to its end.
    public sealed interface Flaw {
        /// What follows is not what was once written: digests don't fit, or rows are missing.
        record Damaged() implements Flaw {}

        /// What follows is whole, but in words that only a later version of this program knows.
        record Newer() implements Flaw {}

        /// What follows can't have happened.
        record Illegal(Audit.Illegal what) implements Flaw {}
    }
}
