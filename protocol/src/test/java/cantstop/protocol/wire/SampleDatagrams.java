package cantstop.protocol.wire;

import static cantstop.protocol.wire.SampleEvents.KEY;
import static cantstop.protocol.wire.SampleEvents.LARGEST_NAME;
import static cantstop.protocol.wire.SampleEvents.NAME;
import static cantstop.protocol.wire.SampleEvents.OTHER_SETTINGS;
import static cantstop.protocol.wire.SampleEvents.TABLE;

import cantstop.engine.Settings;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Beacons and probes, with the smallest and the largest values.
public final class SampleDatagrams {
    private static final Datagram.Table SMALL = new Datagram.Table(TABLE, NAME, Settings.DEFAULT, 0, false, false);
    private static final Datagram.Table LARGE = new Datagram.Table(TABLE, LARGEST_NAME, OTHER_SETTINGS, 4, true, true);

    private SampleDatagrams() {}

    public static List<Datagram> all() {
        return List.of(
                beacon(List.of()),
                beacon(List.of(SMALL)),
                new Datagram.Beacon(
                        new VersionRange(1, Integer.MAX_VALUE),
                        "p".repeat(64),
                        KEY,
                        -1,
                        65_535,
                        LARGEST_NAME.text(),
                        Limits.BEACON_LONGEST,
                        Integer.MAX_VALUE,
                        Integer.MAX_VALUE,
                        List.of()),
                beacon(List.of(LARGE)),
                new Datagram.Beacon(
                        new VersionRange(7, 9),
                        "cant-stop 7.0.0",
                        KEY,
                        1,
                        21_208,
                        "Ben’s laptop",
                        Limits.BEACON_SHORTEST,
                        0,
                        3,
                        List.of()),
                new Datagram.Probe(KEY, List.of(), Optional.empty()),
                new Datagram.Probe(
                        KEY,
                        Collections.nCopies(Limits.HEARD, new Datagram.Heard(new Key("0".repeat(64)), true)),
                        Optional.of(TABLE)),
                beacon(List.of(SMALL)).giving(page(21_217, Optional.empty())),
                beacon(List.of()).giving(page(65_535, Optional.empty())),
                beacon(List.of(SMALL)).giving(page(21_217, Optional.of(SampleEvents.secret(7)))));
    }

    static Optional<Datagram.Page> page(int port, Optional<Bytes> sum) {
        return Optional.of(new Datagram.Page(port, sum));
    }

    static Datagram.Beacon beacon(List<Datagram.Table> tables) {
        return new Datagram.Beacon(
                VersionRange.OURS,
                "cant-stop 0.1.0",
                KEY,
                1,
                21_207,
                "Anna’s laptop",
                Limits.BEACON,
                1,
                tables.size(),
                tables);
    }
}
