package cantstop.simulation;

import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/// The timers of one run of a host. A host that was closed does nothing more by the clock, also where the window
/// beside it goes on.
///
/// @param isRunning whether the run that they belong to goes on
record TimersOfOneRun(Timers timers, BooleanSupplier isRunning) implements Timers {
    @Override
    public Duration now() {
        return timers.now();
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        return timers.after(delay, () -> {
            if (isRunning.getAsBoolean()) {
                task.run();
            }
        });
    }
}
