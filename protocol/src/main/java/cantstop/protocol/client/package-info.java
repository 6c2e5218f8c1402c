/// The guest's half of a party, without any user interface: it connects, says hello, resumes, notices silence,
/// backs off and tries again, and holds *the one fold of the log* on this side. The window, load tests and the
/// simulation all use it. The core in this package does no I/O: links, time, chance and the store of logs are
/// handed in, and everything runs on one thread.
///
/// ```
/// Guest  -> ClientHalf -> Line -> Session -> HostLink      what is asked for
/// owner  <- ClientHalf <- Line <- Session <- LinkListener  what is heard
///               |          |         +- Heartbeat: has it fallen silent?
///               |          +- BackOff: when to try again
///               +- Whereabouts -> Attendance -> Replica: which table, how far, and the fold
///               +- AtTable -> Hand: what is said at that table, and what the hand is over
///               |       +---> Requests: what waits for an answer
///               +- HostMigration -> HostSearch: the table's next host
///                       +---------> KnownAddresses: where it may be
///                       +---------> TakeoverOffer -> Takeover: who is asked to go on as host
///               +- StandingWishes: what is asked for again whenever the line comes up
///               +- Hearing: which of these hears which message
/// ```
///
/// Each part may speak over the line and look whether it is up; calls run to the right, and what comes back comes
/// through what was handed in: `Line.Owner`, `TableListener`, [cantstop.protocol.client.ClientListener].
///
/// A [cantstop.protocol.client.Session] is one link and ends once; the line makes the next one. What outlives
/// links stands left of the line: the wish to be somewhere, and the log. Requests do not: those in flight when
/// the line goes down are declined.
///
/// Only the numbers of requests are given out to any thread
/// ([cantstop.protocol.client.ClientHalf#nextRequest]): that is how `net` answers a caller at once and does the
/// work on the guest's own thread.
///
/// Beside the guest, [cantstop.protocol.client.RivalWatch] looks on behalf of a host for others that lead its
/// tables.
@NullMarked
package cantstop.protocol.client;

import org.jspecify.annotations.NullMarked;
