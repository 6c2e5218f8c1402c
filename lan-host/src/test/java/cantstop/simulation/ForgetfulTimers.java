package cantstop.simulation;

import cantstop.protocol.Timers;
import java.time.Duration;

/// A planted fault: turn timers, the longest there are, go on after they were cancelled.
record ForgetfulTimers(Machine machine) implements Timers {
    private static final Duration SHORTEST_TURN = Duration.ofSeconds(30);

    @Override
    public Duration now() {
        return machine.now();
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        Timer timer = machine.after(delay, task);
        return delay.compareTo(SHORTEST_TURN) < 0 ? timer : () -> {};
    }
}
