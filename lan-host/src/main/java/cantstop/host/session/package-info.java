/// One guest's connection as the core sees it.
///
/// A [cantstop.host.session.Session] knows its key, whether it said hello, and what it attends; it sends heartbeats,
/// ends silent connections, and limits the rate of commands and messages. [cantstop.host.session.Sessions] has all of
/// them: a new connection of a key replaces the older one, and a key in use at two places is reported as a copy.
/// [cantstop.host.session.GuestLink] is the seam to the sockets.
@NullMarked
package cantstop.host.session;

import org.jspecify.annotations.NullMarked;
