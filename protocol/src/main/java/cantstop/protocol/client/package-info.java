/// The guest's half of a party, without any user interface: it connects, says hello, resumes, notices silence,
/// backs off and tries again, and holds *the one fold of the log* on this side. The window, load tests and the
/// simulation all use it. The core in this package does no I/O: links, time, chance and the store of logs are
/// handed in.
@NullMarked
package cantstop.protocol.client;

import org.jspecify.annotations.NullMarked;
