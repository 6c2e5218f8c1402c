package cantstop.protocol.client.discovery;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.wire.DatagramCodec;
import java.time.Duration;
import java.util.List;

/// Beacons as hosts would send them.
final class Beacons {
    static final Key ANNAS = new Key("a".repeat(64));
    static final Key BENS = new Key("b".repeat(64));

    private Beacons() {}

    static Datagram.Beacon of(Key key) {
        return of(key, "a laptop", 1, Limits.BEACON);
    }

    static Datagram.Beacon of(Key key, String name, long boot, Duration interval) {
        return new Datagram.Beacon(VersionRange.OURS, "cant-stop", key, boot, 21_207, name, interval, 0, 0, List.of());
    }

    /// As it comes from the host of that key.
    static Datagram.Beacon sealed(Identity host, String name, long at) {
        return DatagramCodec.seal(of(host.key(), name, 1, Limits.BEACON), at, host);
    }

    static Datagram.Beacon on(Key key, int port) {
        return new Datagram.Beacon(
                VersionRange.OURS, "cant-stop", key, 1, port, "a laptop", Limits.BEACON, 0, 0, List.of());
    }

    static Datagram.Beacon ofVersions(Key key, VersionRange versions) {
        return new Datagram.Beacon(versions, "cant-stop", key, 1, 21_207, "a laptop", Limits.BEACON, 0, 0, List.of());
    }
}
