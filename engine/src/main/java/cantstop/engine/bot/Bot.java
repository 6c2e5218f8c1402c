package cantstop.engine.bot;

import cantstop.engine.Board;
import java.util.random.RandomGenerator;

/// A way to play: two questions about a packed position. Bots are pure; their randomness comes from the
/// generator they are given, so the same generator plays the same game. They are asked only where the rules
/// leave a choice.
public interface Bot {
    /// Which option to take.
    ///
    /// @param board the board as the mover sees it
    /// @param markers where the markers stand before the choice, packed
    /// @param options at least one, as [Board#options] packs them
    /// @return the place of an option, 0 to one less than [Board#count]
    int choose(Board board, long markers, long options, RandomGenerator random);

    /// The same for a bot that wants to see the dice, such as a program that finds the options itself.
    ///
    /// @param roll the index of the roll that gave these options
    default int choose(Board board, long markers, int roll, long options, RandomGenerator random) {
        return choose(board, markers, options, random);
    }

    /// Whether to roll again, when stopping is allowed.
    ///
    /// @param markers where the markers stand, packed; at least one stands
    boolean rollsOn(Board board, long markers, RandomGenerator random);
}
