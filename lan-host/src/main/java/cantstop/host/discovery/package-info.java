/// Announcing a host on the network, without any I/O. [cantstop.host.discovery.Announcer] sends the host's beacon
/// through the [cantstop.protocol.DatagramSender] that it is given, and answers probes;
/// [cantstop.host.discovery.Sealing] signs both on their way out; [cantstop.host.discovery.Audience] counts the laptops
/// that hear it and those that get a connection.
///
/// ```
/// host's thread                 the beacon's thread
/// HostCore.snapshot()  <-------   Announcer  ------->  DatagramSender: a beacon a second, an answer to each probe
///                      ------->   (a HostSnapshot)
/// ```
///
/// The beacon has a thread of its own, since sending looks at the network interfaces, which may take a while. It asks
/// the host's thread for a snapshot before each beacon, so a beacon also proves that the host's thread is alive.
///
/// The sockets are in `NetworkBeacon` of [cantstop.host.net].
@NullMarked
package cantstop.host.discovery;

import org.jspecify.annotations.NullMarked;
