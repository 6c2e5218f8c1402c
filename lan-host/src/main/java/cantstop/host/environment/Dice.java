package cantstop.host.environment;

import java.util.List;
import java.util.function.Consumer;

/// The source of dice faces. Asynchronous, because a throw that no single laptop can load takes a round of messages.
public interface Dice {
    /// Throws some dice.
    ///
    /// @param count at least one
    /// @param fallen gets as many faces, each 1 to 6, on the host's thread: at once or later
    void roll(int count, Consumer<List<Integer>> fallen);
}
