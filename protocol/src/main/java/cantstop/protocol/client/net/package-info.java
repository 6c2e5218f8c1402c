/// The shell around the core of the client half: sockets, TLS, a clock and one thread.
///
/// [cantstop.protocol.client.net.GuestConnection] is what a window holds. All that it is asked for runs on its own
/// event loop, which owns the core ([cantstop.protocol.client.ClientHalf]), every link and every timer, and which
/// calls the listener; so nothing in the core knows of threads. Only looking up a name leaves the loop, because
/// the system's resolver blocks.
@NullMarked
package cantstop.protocol.client.net;

import org.jspecify.annotations.NullMarked;
