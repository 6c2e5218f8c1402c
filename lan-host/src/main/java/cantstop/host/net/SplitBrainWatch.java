package cantstop.host.net;

import cantstop.engine.succession.Leadership;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.HostCore;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.client.RivalWatch.Incomplete;
import cantstop.protocol.client.RivalWatch.Rival;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.net.NetworkRivalWatch;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Finds other hosts that lead a table of this one, too, and has the core compare the logs. It looks for them where
/// their beacons come from, where the table's people were last connected from, and where this host was told to.
/// Thread-safe.
final class SplitBrainWatch implements RivalWatch.Host, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SplitBrainWatch.class);

    private final HostCore core;
    private final HostThread host;
    private final Optional<NetworkBeacon> beacon;
    private final Set<HostAddress> hints = ConcurrentHashMap.newKeySet();
    private final NetworkRivalWatch watch;
    private volatile Consumer<Rival> forked = _ -> {};

    SplitBrainWatch(Identity identity, HostCore core, HostThread host, Optional<NetworkBeacon> beacon) {
        this.core = core;
        this.host = host;
        this.beacon = beacon;
        watch = NetworkRivalWatch.start(identity, HostVersion.inWords(), this);
    }

    /// Adds addresses at which other hosts may be.
    void hint(Collection<HostAddress> addresses) {
        hints.addAll(addresses);
    }

    /// Sets a listener that is told of a host that continues a table of this host as a separate one.
    void onFork(Consumer<Rival> hearer) {
        forked = hearer;
    }

    @Override
    public void incomplete(Consumer<List<Incomplete>> answer) {
        host.execute(() -> {
            List<Incomplete> tables = core.incomplete();
            if (tables.isEmpty() || beacon.isEmpty()) {
                answer.accept(located(tables, List.of()));
            } else {
                beacon.get().heard(found -> answer.accept(located(tables, found)));
            }
        });
    }

    private List<Incomplete> located(List<Incomplete> tables, List<FoundHost> heard) {
        return tables.stream().map(table -> located(table, heard)).toList();
    }

    private Incomplete located(Incomplete table, List<FoundHost> heard) {
        Stream<HostAddress> beacons = heard.stream()
                .filter(found -> Leadership.mayLead(table.state(), found.key()))
                .flatMap(found -> found.addresses().stream());
        Stream<HostAddress> told = Stream.concat(table.where().stream(), hints.stream());
        return new Incomplete(
                table.state(), Stream.concat(beacons, told).distinct().toList());
    }

    @Override
    public void found(Rival rival) {
        host.execute(() -> {
            SplitBrain answer = core.rival(rival);
            if (answer == SplitBrain.FORK) {
                forked.accept(rival);
            } else if (answer == SplitBrain.STOP) {
                LOG.warn("The host at {} runs from a copy of this folder, and goes on with a table", rival.address());
            }
        });
    }

    @Override
    public void close() {
        watch.close();
    }
}
