package cantstop.protocol;

import java.time.Duration;

/// A clock and timers, passed in to code without I/O. The host and the guest's core get one each; simulations and
/// tests advance theirs by hand.
public interface Timers {
    /// Time that only goes forward, since some fixed moment.
    Duration now();

    /// Runs a task later, on the thread that owns the caller's state.
    ///
    /// @param delay zero or more
    Timer after(Duration delay, Runnable task);

    /// A task that waits for its time.
    interface Timer {
        /// The task will not run; nothing where it has.
        void cancel();
    }
}
