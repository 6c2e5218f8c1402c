package cantstop.host.environment;

import cantstop.engine.identity.Key;
/// What a host says of itself.
///
/// @param key the fingerprint of its key, 64 lower-case hex digits
/// @param name what it is called in lists of hosts
/// @param program its version in words

public record HostInfo(Key key, String name, String program) {}
