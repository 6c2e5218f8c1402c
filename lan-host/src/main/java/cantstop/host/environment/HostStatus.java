package cantstop.host.environment;

import java.time.Duration;

/// The load of a host. Immutable.
///
/// @param over the time since the last status, which the counts cover
/// @param connections guests that are connected now
/// @param tables tables in memory now
/// @param commands what guests asked for, done or not
/// @param writes how often the journal forced something to the disk, for one table or several
/// @param meanWrite how long that took
/// @param longestWrite how long it took at most
/// @param waiting how long the write under way has taken; zero if there is none
public record HostStatus(
        Duration over,
        int connections,
        int tables,
        long commands,
        long writes,
        Duration meanWrite,
        Duration longestWrite,
        Duration waiting) {}
