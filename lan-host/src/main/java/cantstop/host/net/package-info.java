/// The host on a network: sockets, threads, randomness and the data folder around [cantstop.host.HostCore].
///
/// ```
/// Netty loops                             the host's thread            elsewhere
/// accept -> AcceptLimit
///           HandshakeGate -> Pipelines
///           GuestHandler     ----->  HostCore  ------------->  bot workers
///           NettyGuestLink   <-----      |      <-------------
///                                   timers, dice, journal
/// ```
///
/// Beside these, `NetworkBeacon` announces the host on a thread of its own ([cantstop.host.discovery]), and
/// `SplitBrainWatch` looks for other hosts that lead the same tables.
///
/// A Netty loop decodes and passes messages on; it never touches a table. The host's thread never blocks.
/// [cantstop.host.net.HostServer] puts it all together and is what a program holds; [cantstop.host.net.HostMain] is
/// such a program, without any window.
@NullMarked
package cantstop.host.net;

import org.jspecify.annotations.NullMarked;
