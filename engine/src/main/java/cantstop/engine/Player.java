package cantstop.engine;

import org.jspecify.annotations.Nullable;

/// One player's part of a game.
///
/// @param seat where they sit
/// @param squares their squares, packed (see [Packed])
/// @param bust how their last turn went bust, until their next one; else null
public record Player(Seat seat, long squares, @Nullable Bust bust) {
    /// A roll without an option.
    ///
    /// @param roll the dice
    /// @param markers where the lost markers stood, packed
    public record Bust(Roll roll, long markers) {}

    Player withSquares(long packed) {
        return new Player(seat, packed, bust);
    }

    Player withBust(@Nullable Bust last) {
        return new Player(seat, squares, last);
    }
}
