package cantstop.host.net;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.HandTimers;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.MemoryLogStore;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A guest who watches a table: the shipped client half, and hardly anything around it.
final class SimulatedGuest implements ClientListener {
    private static final HostAddress HOST = new HostAddress("host", HostAddress.DEFAULT_PORT);

    /// What a laptop's radio carries, in bytes a second.
    private static final double RADIO = 1_500_000;

    private final int number;
    private final Key key;
    private final Wire hostsWire;
    private final Wire wire;
    private final Supplier<@Nullable SimulatedHouse> house;
    private final ClientHalf half;
    private final HandTimers time;
    private boolean attending;
    private Duration attendedAt = Duration.ZERO;
    private int lost;
    private long seen;
    private TableId table = new TableId("0".repeat(32));

    /// @param hostsWire what all that the host sends goes through
    /// @param house the host's program, in whatever life it is; null while there is none
    SimulatedGuest(
            int number,
            HandTimers time,
            Wire hostsWire,
            Supplier<@Nullable SimulatedHouse> house,
            SplittableRandom chance) {
        this.number = number;
        this.time = time;
        this.hostsWire = hostsWire;
        this.house = house;
        key = new Key("%064x".formatted(number + 1));
        wire = new Wire(RADIO, Duration.ofNanos(1_000_000 + chance.nextLong(4_000_000)));
        half = new ClientHalf(
                time,
                chance.split(),
                (_, listener) -> {
                    SimulatedLink link = new SimulatedLink(this, time, listener);
                    link.dial();
                    return link;
                },
                new MemoryLogStore(),
                this,
                VersionRange.OURS,
                "test");
    }

    void comes() {
        half.connect(HOST, SimulatedHouse.KEY);
    }

    ClientHalf half() {
        return half;
    }

    int number() {
        return number;
    }

    Key key() {
        return key;
    }

    Wire wire() {
        return wire;
    }

    Wire hostsWire() {
        return hostsWire;
    }

    Duration latency() {
        return Duration.ofNanos(wire.latency());
    }

    @Nullable
    SimulatedHouse house() {
        return house.get();
    }

    /// Whether it sees its table, live.
    boolean isThere() {
        return attending;
    }

    /// Since when it does.
    Duration thereSince() {
        return attendedAt;
    }

    /// How often it lost its connection.
    int lost() {
        return lost;
    }

    /// How much it has seen of its table.
    long seen() {
        return seen;
    }

    /// The table it is at, or was last.
    TableId table() {
        return table;
    }

    @Override
    public void connectionChanged(Connection connection) {
        if (attending && !(connection instanceof Connection.Connected)) {
            lost++;
            attending = false;
        }
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        attending = true;
        attendedAt = time.now();
        this.table = table;
        seen = state.sequence();
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        seen = after.sequence();
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        // It goes to one table only.
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        // It asks for nothing.
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        // Nothing of it is looked at.
    }
}
