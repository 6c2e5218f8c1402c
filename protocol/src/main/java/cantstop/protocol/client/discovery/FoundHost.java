package cantstop.protocol.client.discovery;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.util.List;

/// A host that is heard now. Where it is, is not proved: a guest that connects checks the key. Immutable.
///
/// @param addresses where it was heard, at least one, the likeliest first
/// @param beacon what it says of itself
public record FoundHost(List<HostAddress> addresses, Datagram.Beacon beacon) {
    public FoundHost {
        addresses = List.copyOf(addresses);
    }

    /// The fingerprint that it must have.
    public Key key() {
        return beacon.host();
    }

    /// Whether it has as many guests as it can. It may still make room for one more.
    public boolean isFull() {
        return beacon.guests() >= Limits.CONNECTIONS;
    }

    /// Whether it speaks a version that this program speaks.
    public boolean isOfOurVersion() {
        return VersionRange.OURS.common(beacon.versions()).isPresent();
    }
}
