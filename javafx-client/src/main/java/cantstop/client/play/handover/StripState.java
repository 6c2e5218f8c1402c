package cantstop.client.play.handover;

import java.util.List;
import java.util.Optional;

/// What is said of the host, in a strip or, where nobody can play until something is done, on a sign over the table.
///
/// @param kind how much is in the way
/// @param text what is so
/// @param hint what follows from pressing, or what it waits for; may be empty
/// @param remedies what can be done, the likeliest first
/// @param advised the one of them that is the way on; none where it is as well to wait
public record StripState(Kind kind, String text, String hint, List<Remedy> remedies, Optional<Remedy> advised) {
    public StripState {
        remedies = List.copyOf(remedies);
    }

    /// One beside which the game goes on, and that advises nothing.
    StripState(String text, String hint, List<Remedy> remedies) {
        this(Kind.BESIDE, text, hint, remedies, Optional.empty());
    }

    /// One that nobody can play before.
    static StripState halting(String text, String hint, List<Remedy> remedies, Optional<Remedy> advised) {
        return new StripState(Kind.HALTED, text, hint, remedies, advised);
    }

    /// One that nobody can play before, and that is no alarm: what is looked for may be there in a moment.
    static StripState looking(String text, String hint, List<Remedy> remedies) {
        return new StripState(Kind.LOOKING, text, hint, remedies, Optional.empty());
    }

    /// Whether nobody can play.
    public boolean halts() {
        return kind != Kind.BESIDE;
    }

    /// How much is in the way.
    public enum Kind {
        /// The game goes on beside it.
        BESIDE,
        /// Nobody can play for the moment.
        LOOKING,
        /// Nobody can play until somebody does something.
        HALTED
    }

    /// What can be done.
    public enum Remedy {
        /// Go on as host with the table.
        GO_ON,
        /// Look for the host at once, and not only with the next attempt.
        RETRY,
        /// Stop waiting for people.
        GIVE_UP,
        /// Leave a table that its host does not have any more.
        LEAVE,
        /// Go along to the other host of the same table.
        GO_THERE,
        /// Stay here, and not with that other host.
        STAY,
        /// It has been read.
        OK,
        /// Hand over without those who can't reach the successor.
        WAIVE,
        /// Stay the host after all.
        CALL_OFF
    }
}
