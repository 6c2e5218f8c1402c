package cantstop.engine;

import cantstop.engine.dice.OpenThrow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a game waits for.
public sealed interface Phase {
    /// The dice decide who begins.
    ///
    /// @param throwing who throws next: all players, then those tied for the highest
    record ForStart(List<Seat> throwing) implements Phase {
        public ForStart {
            throwing = List.copyOf(throwing);
        }
    }

    /// The mover's turn begins, with a roll.
    record ToRoll() implements Phase {}

    /// The mover must choose an option.
    record ToChoose(Roll roll) implements Phase {}

    /// The markers have moved; the mover rolls on or stops, or takes the choice back.
    ///
    /// @param roll the last roll
    /// @param before where the markers stood before the choice, packed
    record ToGoOn(Roll roll, long before) implements Phase {}

    /// A roll is decided and can't be taken back; several laptops make it together.
    ///
    /// @param before what the game waited for when it was decided
    /// @param by who decided it
    /// @param thrown the throw for which secrets are shown; null if one was withheld and the next has not begun
    record Falling(Phase before, MoveSource by, @Nullable OpenThrow thrown) implements Phase {}

    /// The game is over.
    ///
    /// @param winner who won, or null if it was ended without a winner
    record Finished(@Nullable Seat winner) implements Phase {}
}
