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
///               +- Requests, Hand: what waits for an answer, what the hand is over
///               +- Following -> Search: the table's next host
/// ```
///
/// A [cantstop.protocol.client.Session] is one link and ends once; the line makes the next one. What outlives
/// links stands left of the line: the wish to be somewhere, and the log.
@NullMarked
package cantstop.protocol.client;

import org.jspecify.annotations.NullMarked;
