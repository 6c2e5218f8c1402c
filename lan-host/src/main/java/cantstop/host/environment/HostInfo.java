package cantstop.host.environment;

import cantstop.engine.identity.Key;
/// How a host introduces itself.
///
/// @param key the fingerprint of its key, 64 lower-case hex digits
/// @param name its name in lists of hosts
/// @param program its version in words

public record HostInfo(Key key, String name, String program) {}
