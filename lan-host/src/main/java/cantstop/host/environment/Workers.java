package cantstop.host.environment;

import java.util.function.Consumer;
import java.util.function.Supplier;

/// A thread pool for the bots, so that the host's thread never computes for long. Bots take immutable values and
/// return a move.
public interface Workers {
    /// Runs a computation.
    ///
    /// @param work runs anywhere, and throws nothing but an [OutOfMemoryError]
    /// @param done gets the result on the host's thread: at once or later
    <T> void work(Supplier<T> work, Consumer<T> done);
}
