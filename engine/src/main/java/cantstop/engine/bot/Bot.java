package cantstop.engine.bot;

import cantstop.engine.Board;
import java.util.random.RandomGenerator;

/// A way to play: two questions on the packed position. Bots are pure; what they leave to chance comes from the
/// generator they are given, so the same generator plays the same game. They are never asked what the rules leave
/// no choice about.
public interface Bot {
    /// Which option to take.
    ///
    /// @param board the board as the mover sees it
    /// @param markers where the markers stand before the choice, packed
    /// @param options at least one, as [Board#options] packs them
    /// @return the place of an option, 0 to one less than [Board#count]
    int choose(Board board, long markers, long options, RandomGenerator random);

    /// Whether to roll again, where stopping is allowed.
    ///
    /// @param markers where the markers stand, packed; at least one does
    boolean rollsOn(Board board, long markers, RandomGenerator random);
}
