package cantstop.host.session;

import cantstop.host.environment.HostLimits;
import cantstop.protocol.Limits;
import cantstop.protocol.RateLimit;
import java.time.Duration;
import java.util.function.Supplier;

/// The rate limits of one key, for requests that make work or are stored. They outlive the key's connections, so that
/// reconnecting does not reset them. Confined to the host's thread.
public final class Allowances {
    private final RateLimit commands;
    private final RateLimit entries;
    private final RateLimit openings;
    private final RateLimit arrangements;
    private final RateLimit knocks;

    Allowances(Supplier<Duration> clock) {
        commands = new RateLimit(clock, HostLimits.COMMANDS_PER_SECOND, HostLimits.COMMAND_BURST);
        entries = new RateLimit(clock, HostLimits.ENTRIES_PER_SECOND, HostLimits.ENTRY_BURST);
        openings = every(clock, HostLimits.OPENING_PAUSE, HostLimits.TABLES_PER_KEY);
        arrangements = every(clock, HostLimits.ARRANGING_PAUSE, HostLimits.ARRANGEMENT_BURST);
        knocks = every(clock, HostLimits.KNOCKING_PAUSE, Limits.KNOCKERS);
    }

    private static RateLimit every(Supplier<Duration> clock, Duration pause, int atOnce) {
        return new RateLimit(clock, 1e9 / pause.toNanos(), atOnce);
    }

    boolean command() {
        return commands.use();
    }

    /// Whether it may open one more table.
    public boolean open() {
        return openings.use();
    }

    /// Whether it may give one more command beside the game.
    public boolean arrange() {
        return arrangements.use();
    }

    /// Whether it may knock once more.
    public boolean knock() {
        return knocks.use();
    }

    /// Counts entries of a log that it is sent because it attends a table.
    public void caughtUp(int count) {
        var _ = entries.spend(count);
    }

    /// How long it has to wait before it is sent a log again; zero for not at all.
    public Duration catchUpPause() {
        return entries.spend(0);
    }
}
