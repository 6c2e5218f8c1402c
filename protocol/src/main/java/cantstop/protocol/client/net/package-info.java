/// The network around the guest's core: sockets, TLS, a clock and one thread.
///
/// [cantstop.protocol.client.net.GuestConnection] is what a window holds. It runs every call on its own event loop.
/// That loop owns the core ([cantstop.protocol.client.ClientHalf]), every link and every timer, and calls the
/// listener; so the core needs no locks. Only looking up a name leaves the loop, because the system's resolver
/// blocks.
///
/// `TlsDialer` connects, `Losses` translates its errors, [cantstop.protocol.client.net.NetworkLookout] listens for
/// beacons, and [cantstop.protocol.client.net.NetworkWatch] notices new networks and sleep.
@NullMarked
package cantstop.protocol.client.net;

import org.jspecify.annotations.NullMarked;
