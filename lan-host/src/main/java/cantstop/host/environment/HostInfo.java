package cantstop.host.environment;

import cantstop.engine.identity.Key;
import cantstop.protocol.VersionRange;

/// How a host introduces itself.
///
/// @param key the fingerprint of its key, 64 lower-case hex digits
/// @param name its name in lists of hosts
/// @param program its version in words
/// @param versions of the protocol that it speaks
public record HostInfo(Key key, String name, String program, VersionRange versions) {
    /// A host that speaks what this program speaks.
    public HostInfo(Key key, String name, String program) {
        this(key, name, program, VersionRange.OURS);
    }
}
