package cantstop.browser;

import cantstop.protocol.Timers;
import java.time.Duration;

/// The page's clock, and tasks between its events.
final class PageTimers implements Timers {
    private final Options options;

    PageTimers(Options options) {
        this.options = options;
    }

    @Override
    public Duration now() {
        return Duration.ofMillis((long) options.now());
    }

    @Override
    public Timer after(Duration delay, Runnable task) {
        Options.Task cancel = options.later((double) delay.toMillis(), task::run);
        return cancel::run;
    }
}
