package cantstop.client.kit.board;

import javafx.util.Duration;

/// A sound in an animation, at the moment of what is seen.
///
/// @param at from the beginning of the motion
/// @param level how much of it there is: the height of a step, from 0 to 1; which of several beats it is, from 0
public record SoundCue(Duration at, Kind kind, double level) {
    /// What happens.
    public enum Kind {
        /// A runner has climbed a step.
        STEP,
        /// All holds still before it falls.
        HUSH,
        /// A cone hits the rim; a lower level is a later, weaker one.
        KNOCK,
        /// A cone becomes a piece.
        PRESS,
        /// A column is paved.
        PAVE,
        /// A sign is put up.
        RING,
        /// One of the winner's columns lights up.
        LIGHT,
        /// A firework bursts.
        BURST
    }
}
