package cantstop.client.profile;

import cantstop.protocol.HostAddress;

/// The seat I had last at somebody else's host, so that a program that was killed finds its way back.
///
/// @param address where the host was
/// @param hostKey the fingerprint of its key: another host that has the address now is not the one
/// @param table the identity of the table
/// @param name what the table is called
public record LastVisit(HostAddress address, String hostKey, String table, String name) {}
