package cantstop.protocol;

import cantstop.engine.Seat;
import java.time.Duration;
import java.util.List;

/// A player with a seat who is absent.
///
/// @param seat theirs
/// @param since for how long they have not been there
/// @param voices the votes of the others on what is done meanwhile, the latest last; at most one for each player
public record Absence(Seat seat, Kind kind, Duration since, List<Voice> voices) {
    public Absence {
        voices = List.copyOf(voices);
    }

    /// Why a player counts as absent.
    public enum Kind {
        /// Their connection was lost; they may be back in a moment.
        LOST,
        /// They went, and said so.
        LEFT,
        /// They are connected, but it is their turn and they touch neither keys nor mouse.
        IDLE
    }

    /// A vote of one of the others.
    ///
    /// @param by their seat
    public record Voice(Seat by, AwayPolicy what) {}
}
