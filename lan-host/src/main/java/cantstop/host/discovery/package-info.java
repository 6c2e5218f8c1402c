/// How a host makes itself heard, without any I/O: [cantstop.host.discovery.Announcer] sends its beacon into an
/// [cantstop.protocol.DatagramSender] that it is handed, and answers probes; [cantstop.host.discovery.Audience]
/// counts who hears it and who gets through.
///
/// ```
/// host's thread                 the beacon's thread
/// HostCore.glance()  <-------   Announcer  ------->  DatagramSender  a beacon a second, an answer to each probe
///                    ------->   (a Glance)
/// ```
///
/// The beacon has a thread of its own, since sending looks at the network interfaces, which may take a while; a glance
/// at the party is asked for before each beacon. So a beacon also says that the host's thread is alive.
///
/// The sockets are in `NetworkBeacon` of [cantstop.host.net].
@NullMarked
package cantstop.host.discovery;

import org.jspecify.annotations.NullMarked;
