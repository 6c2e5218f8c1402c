package cantstop.client.stories;

import cantstop.client.fake.FakeGuest;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.Variant;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.FoundHost;
import java.util.List;

/// Hosts that are heard on a busy evening.
final class Around {
    private Around() {}

    static FoundHost ben() {
        return host(
                "f",
                "Ben’s laptop",
                "192.168.1.20",
                VersionRange.OURS,
                1,
                new Datagram.Table(FakeGuest.TABLE, new TableName("Ben’s game"), Settings.DEFAULT, 2, false, false));
    }

    /// The host at Ben's laptop, the one that sits at the table.
    static FoundHost bens(TableId table) {
        return host(
                "b",
                "Ben’s laptop",
                "192.168.1.20",
                VersionRange.OURS,
                1,
                new Datagram.Table(table, new TableName("Anna’s game"), Settings.DEFAULT, 3, true, false));
    }

    static FoundHost hostLobby() {
        return host(
                "d",
                "The big machine in the hall",
                "192.168.1.2",
                VersionRange.OURS,
                12,
                new Datagram.Table(
                        new TableId("1".repeat(32)),
                        new TableName("Maximilian-Alexander’s game"),
                        Settings.DEFAULT.withVariant(Variant.FORCED_MOVE).withColumnsToWin(4),
                        1,
                        false,
                        false),
                new Datagram.Table(
                        new TableId("2".repeat(32)),
                        new TableName("Final"),
                        Settings.DEFAULT.withVariant(Variant.JUMPING),
                        4,
                        true,
                        false));
    }

    static FoundHost cleo() {
        return host("c", "Cleo’s laptop", "192.168.1.31", VersionRange.OURS, 0);
    }

    static FoundHost ofAnotherVersion() {
        return host("e", "Dan’s old laptop", "192.168.1.44", new VersionRange(2, 3), 1);
    }

    private static FoundHost host(
            String digit, String name, String address, VersionRange versions, int tables, Datagram.Table... some) {
        return new FoundHost(
                List.of(new HostAddress(address, HostAddress.DEFAULT_PORT)),
                new Datagram.Beacon(
                        versions,
                        versions.equals(VersionRange.OURS) ? "cant-stop 0.1.0" : "cant-stop 0.9.0",
                        new Key(digit.repeat(64)),
                        1,
                        HostAddress.DEFAULT_PORT,
                        name,
                        Limits.BEACON,
                        0,
                        tables,
                        List.of(some)));
    }
}
