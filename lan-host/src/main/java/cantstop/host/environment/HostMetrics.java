package cantstop.host.environment;

import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Counts commands and writes between two calls of [#status]. Confined to the host's thread.
public final class HostMetrics {
    private final Timers timers;
    private Duration since;
    private long commands;
    private long writes;
    private Duration written = Duration.ZERO;
    private Duration longest = Duration.ZERO;
    private @Nullable Duration writing;

    public HostMetrics(Timers timers) {
        this.timers = timers;
        since = timers.now();
    }

    /// Counts a command.
    public void command() {
        commands++;
    }

    /// The journal is asked to write.
    public void writes() {
        writing = timers.now();
    }

    /// The journal has written.
    public void wrote() {
        Duration took = waiting();
        writing = null;
        writes++;
        written = written.plus(took);
        longest = took.compareTo(longest) > 0 ? took : longest;
    }

    private Duration waiting() {
        return writing == null ? Duration.ZERO : timers.now().minus(writing);
    }

    /// The counts since the last call.
    public HostStatus status(int connections, int tables) {
        Duration now = timers.now();
        Duration mean = writes == 0 ? Duration.ZERO : written.dividedBy(writes);
        HostStatus status =
                new HostStatus(now.minus(since), connections, tables, commands, writes, mean, longest, waiting());
        since = now;
        commands = 0;
        writes = 0;
        written = Duration.ZERO;
        longest = Duration.ZERO;
        return status;
    }
}
