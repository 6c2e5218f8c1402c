package cantstop.protocol;

import cantstop.engine.identity.Key;

/// The laptop of a player at a table.
///
/// @param address where it is, as the host sees it, with the port that a host there would try first
public record Peer(Key key, HostAddress address) {}
