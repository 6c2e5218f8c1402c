/// Finding hosts, without any I/O. [cantstop.protocol.client.discovery.Lookout] sends probes through the
/// [cantstop.protocol.DatagramSender] that it is given, and is told what comes back. `HeardHosts` keeps one list of
/// it: each host stands there once, with all its addresses, for as long as it is heard.
///
/// The seal of a beacon, if it has one, proves what the host says of itself. It does not prove where the host is. So a
/// found host is no more than an invite: addresses to try and the key that must be met there. Of a host that speaks
/// another version only the fields that all versions share are read, to show it in the list with the reason why it
/// can't be joined. Before a host is listed on a screen, [cantstop.protocol.client.HostCheck] sees its key.
///
/// The sockets are in [cantstop.protocol.client.net.NetworkLookout].
@NullMarked
package cantstop.protocol.client.discovery;

import org.jspecify.annotations.NullMarked;
