package cantstop.host.environment;

import java.util.function.Consumer;
import java.util.function.Supplier;

/// Those who think, so that the host's thread never does: bots get what they need as immutable values and hand
/// back a move.
public interface Workers {
    /// Has something worked out.
    ///
    /// @param work runs anywhere, and throws nothing but an [OutOfMemoryError]
    /// @param done gets the result on the host's thread: at once or later
    <T> void work(Supplier<T> work, Consumer<T> done);
}
