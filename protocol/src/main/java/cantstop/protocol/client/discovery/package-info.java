/// Finding hosts, without any I/O: [cantstop.protocol.client.discovery.Lookout] sends probes into an
/// [cantstop.protocol.DatagramSender] that it is handed and is told what comes back; a `HeardHosts` makes one
/// list of it, in which a host stands once, with all its addresses, for as long as it is heard.
///
/// Nothing that is heard here is proved. A beacon may be forged, so a found host is no more than an invite from
/// the ether: addresses to try and the key that must be met there. What is said of a host that speaks another
/// version is read as far as it is the same in all versions, so that it can be shown, and why it can't be
/// joined.
///
/// The sockets are in [cantstop.protocol.client.net.NetworkLookout].
@NullMarked
package cantstop.protocol.client.discovery;

import org.jspecify.annotations.NullMarked;
