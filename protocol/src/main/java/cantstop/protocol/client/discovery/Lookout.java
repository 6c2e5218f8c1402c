package cantstop.protocol.client.discovery;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Finds hosts: probes, listens, and reports the hosts that are heard whenever they change. Does no I/O and is confined
/// to one thread.
public final class Lookout {
    /// How often changes are reported, so that a flood of beacons is no flood of lists.
    private static final Duration GLANCE = Duration.ofMillis(200);

    /// A running host is heard within this time.
    private static final Duration SETTLED = Duration.ofSeconds(2);

    /// The number of frequent probes at the beginning.
    private static final int EAGER = 4;

    private final Timers timers;
    private final DatagramSender sender;
    private final Key key;
    private final Consumer<View> watcher;
    private final HeardHosts neighbourhood = new HeardHosts();
    private final Set<Key> shutOut = new HashSet<>();
    private List<HostAddress> remembered = List.of();
    private Timers.@Nullable Timer probing;
    private Timers.@Nullable Timer glancing;
    private DatagramSender.Reach reach = DatagramSender.Reach.NOWHERE;
    private int probes;
    private Duration began = Duration.ZERO;
    private @Nullable View told;

    /// The hosts that are heard.
    ///
    /// @param hosts in the order in which they were heard first
    /// @param reach how far the last probe went
    /// @param settled whether a host would have been heard by now, were there one
    public record View(List<FoundHost> hosts, DatagramSender.Reach reach, boolean settled) {
        /// Before anything has been heard or sent.
        public static final View NOTHING = new View(List.of(), new DatagramSender.Reach(1, false), false);

        public View {
            hosts = List.copyOf(hosts);
        }
    }

    /// A lookout that is not started.
    ///
    /// @param key the fingerprint of this guest's key
    /// @param watcher is told what is seen, when it changes
    public Lookout(Timers timers, DatagramSender sender, Key key, Consumer<View> watcher) {
        this.timers = timers;
        this.sender = sender;
        this.key = key;
        this.watcher = watcher;
    }

    /// Begins to look.
    ///
    /// @param addresses of hosts that were visited lately: they are asked one by one, which reaches further
    public void look(List<HostAddress> addresses) {
        rest();
        remembered = List.copyOf(addresses);
        neighbourhood.remember(remembered.stream().map(HostAddress::host).collect(Collectors.toSet()));
        probes = 0;
        began = timers.now();
        told = null;
        probe();
        glance();
    }

    /// Stops looking.
    public void rest() {
        if (probing != null) {
            probing.cancel();
            probing = null;
        }
        if (glancing != null) {
            glancing.cancel();
            glancing = null;
        }
    }

    /// A datagram came.
    ///
    /// @param from where it seems to come from
    public void heard(Datagram datagram, HostAddress from) {
        if (glancing != null && datagram instanceof Datagram.Beacon beacon) {
            neighbourhood.heard(beacon, from.host(), timers.now());
        }
    }

    /// A host that is heard could be connected to or not; it is told with the next probes, so that its people
    /// know where to look for the fault.
    ///
    /// @param host the fingerprint of its key
    public void tried(Key host, boolean shut) {
        if (shut && shutOut.size() < Limits.HOSTS) {
            shutOut.add(host);
        } else {
            shutOut.remove(host);
        }
    }

    private void probe() {
        List<Datagram.Heard> heard = neighbourhood.list().stream()
                .map(FoundHost::key)
                .distinct()
                .limit(Limits.HEARD)
                .map(host -> new Datagram.Heard(host, shutOut.contains(host)))
                .toList();
        Datagram.Probe probe = new Datagram.Probe(key, heard, Optional.empty());
        reach = sender.toAll(probe);
        remembered.forEach(address -> sender.toListenersAt(address.host(), probe));
        probes++;
        probing = timers.after(probes < EAGER ? Limits.PROBE_EAGER : Limits.PROBE, this::probe);
    }

    private boolean hasSettled() {
        return timers.now().minus(began).compareTo(SETTLED) >= 0;
    }

    private void glance() {
        neighbourhood.expire(timers.now());
        View view = new View(neighbourhood.list(), reach, hasSettled());
        if (!view.equals(told)) {
            told = view;
            watcher.accept(view);
        }
        glancing = timers.after(GLANCE, this::glance);
    }
}
