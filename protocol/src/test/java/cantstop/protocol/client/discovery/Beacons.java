package cantstop.protocol.client.discovery;

import cantstop.protocol.Datagram;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.wire.DatagramCodec;
import java.time.Duration;
import java.util.List;

/// Beacons as hosts would send them.
final class Beacons {
    static final String ANNAS = "a".repeat(64);
    static final String BENS = "b".repeat(64);

    private Beacons() {}

    static Datagram.Beacon of(String key) {
        return of(key, "a laptop", 1, Limits.BEACON);
    }

    static Datagram.Beacon of(String key, String name, long boot, Duration interval) {
        return new Datagram.Beacon(VersionRange.OURS, "cant-stop", key, boot, 21_207, name, interval, 0, 0, List.of());
    }

    /// As it comes from the host of that key.
    static Datagram.Beacon sealed(Identity host, String name, long at) {
        return DatagramCodec.seal(of(host.fingerprint(), name, 1, Limits.BEACON), at, host);
    }

    static Datagram.Beacon on(String key, int port) {
        return new Datagram.Beacon(
                VersionRange.OURS, "cant-stop", key, 1, port, "a laptop", Limits.BEACON, 0, 0, List.of());
    }

    static Datagram.Beacon ofVersions(String key, VersionRange versions) {
        return new Datagram.Beacon(versions, "cant-stop", key, 1, 21_207, "a laptop", Limits.BEACON, 0, 0, List.of());
    }
}
