package cantstop.host.net;

import cantstop.host.environment.HostLimits;
import cantstop.host.environment.HostStatus;
import java.time.Duration;
import java.util.Locale;

/// The host's status in one line, for its operator.
final class StatusLine {
    private StatusLine() {}

    static String of(HostStatus status) {
        double seconds = Math.max(1e-3, millis(status.over()) / 1000);
        String waiting = status.waiting().compareTo(HostLimits.SLOW_WRITE) < 0
                ? ""
                : "; the disk has not answered for " + status.waiting().toSeconds() + " s";
        return String.format(
                        Locale.ROOT,
                        "connections %d, tables %d, commands %.1f/s, journal %.1f writes/s of %.2f ms (longest %.2f ms)",
                        status.connections(),
                        status.tables(),
                        status.commands() / seconds,
                        status.writes() / seconds,
                        millis(status.meanWrite()),
                        millis(status.longestWrite()))
                + waiting;
    }

    private static double millis(Duration duration) {
        return duration.toNanos() / 1e6;
    }
}
