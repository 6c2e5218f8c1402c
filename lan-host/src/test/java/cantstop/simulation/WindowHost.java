package cantstop.simulation;

import cantstop.engine.Epoch;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.HostCore;
import cantstop.host.discovery.Audience;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.RivalWatch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The host in a window's program: opened and closed on one thread, one after the other, which takes a while, and
/// watched for others that lead its tables, as one that is shipped is.
final class WindowHost {
    private static final long MILLISECOND = 1_000_000;

    /// For so long somebody has to be at a table before everybody knows, in nanoseconds.
    private static final long LONG = 6_000 * MILLISECOND;

    private final World world;
    private final Network network;
    private final SimulatedHost host;
    private final Neighbours neighbours;
    private final Function<RivalWatch.Host, RivalWatch> watches;
    private final SplittableRandom random;
    private final Map<TableId, Long> attendedSince = new HashMap<>();
    private long free;
    private @Nullable Running running;

    WindowHost(
            World world,
            Network network,
            SimulatedHost host,
            Neighbours neighbours,
            Function<RivalWatch.Host, RivalWatch> watches,
            SplittableRandom random) {
        this.world = world;
        this.network = network;
        this.host = host;
        this.neighbours = neighbours;
        this.watches = watches;
        this.random = random;
    }

    SimulatedHost host() {
        return host;
    }

    Neighbours neighbours() {
        return neighbours;
    }

    void open(Consumer<DeskHost> then) {
        inTurn(50 + random.nextInt(400), () -> {
            Running now = new Running();
            running = now;
            host.start();
            neighbours.hostStarts();
            now.watch.start();
            then.accept(now);
        });
    }

    private void inTurn(long milliseconds, Runnable work) {
        free = Math.max(free, world.now()) + milliseconds * MILLISECOND;
        host.machine().hear(free - world.now(), work);
    }

    /// The program ends in the middle of anything.
    void dies(boolean silently) {
        free = 0;
        if (running != null) {
            running.watch.stop();
            running = null;
        }
        attendedSince.clear();
        neighbours.dies();
        if (host.isUp()) {
            host.end(silently);
        }
    }

    /// Somebody looks at who is where.
    void look() {
        HostCore core = host.core();
        Set<TableId> attended = core == null ? Set.of() : core.snapshot().attended();
        attendedSince.keySet().retainAll(attended);
        attended.forEach(table -> attendedSince.putIfAbsent(table, world.now()));
    }

    private Set<TableId> longAttended() {
        look();
        return attendedSince.entrySet().stream()
                .filter(entry -> world.now() - entry.getValue() > LONG)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(HashSet::new));
    }

    /// One life of it.
    private final class Running implements DeskHost, RivalWatch.Host {
        private final Set<HostAddress> hints = new LinkedHashSet<>();
        private final RivalWatch watch = watches.apply(this);
        private final List<Consumer<RivalWatch.Rival>> forked = new ArrayList<>();
        private boolean closing;

        @Override
        public HostAddress loopback() {
            return Whereabouts.LOOPBACK;
        }

        @Override
        public List<HostAddress> addresses() {
            return host.whereabouts().all();
        }

        @Override
        public Key key() {
            return host.key();
        }

        @Override
        public void watchAudience(Consumer<Audience.Count> watcher) {
            neighbours.watchAudience(watcher);
        }

        @Override
        public void gather(TableId table, Collection<HostAddress> others) {
            hints.addAll(others);
            if (!closing) {
                host.gather(table);
            }
        }

        @Override
        public void succeed(TableId table, Epoch epoch) {
            if (!closing) {
                host.succeed(table, epoch);
            }
        }

        @Override
        public void onFork(Consumer<RivalWatch.Rival> hearer) {
            forked.add(hearer);
        }

        @Override
        public Set<TableId> longAttended() {
            return WindowHost.this.longAttended();
        }

        @Override
        public void close() {
            closing = true;
            inTurn(5 + random.nextInt(100), () -> {
                watch.stop();
                neighbours.hostEnds();
                host.closes();
                running = null;
            });
        }

        @Override
        public void incomplete(Consumer<List<RivalWatch.Incomplete>> answer) {
            HostCore core = host.core();
            answer.accept(
                    core == null
                            ? List.of()
                            : neighbours.incomplete(core).stream()
                                    .map(this::hinted)
                                    .toList());
        }

        private RivalWatch.Incomplete hinted(RivalWatch.Incomplete table) {
            return new RivalWatch.Incomplete(
                    table.state(),
                    Stream.concat(table.where().stream(), hints.stream())
                            .distinct()
                            .toList());
        }

        @Override
        public void found(RivalWatch.Rival rival) {
            if (Rivals.judge(network, host, rival) == SplitBrain.FORK) {
                forked.forEach(hearer -> hearer.accept(rival));
            }
        }
    }
}
