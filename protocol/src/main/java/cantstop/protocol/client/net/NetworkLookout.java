package cantstop.protocol.client.net;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import cantstop.protocol.client.HostCheck;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.net.Interfaces;
import cantstop.protocol.net.LanSocket;
import cantstop.protocol.net.LoopTimers;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A lookout over real sockets. Its methods may be called from any thread and never wait; what it sees is told
/// on a thread of its own, which looks at the network interfaces too.
public final class NetworkLookout implements HostDiscovery, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NetworkLookout.class);

    private final EventLoopGroup group;
    private final EventLoop loop;
    private final Ears ears;
    private final Supplier<Key> key;
    private final boolean checks;
    private @Nullable Running running;

    /// How it receives.
    ///
    /// @param port where hosts and lookouts listen
    /// @param passively whether it listens there too, rather than only for answers to its probes
    public record Ears(Interfaces interfaces, int port, boolean passively) {
        /// On Windows a program that listens on a port makes the system ask for permission. A guest who only
        /// joins should not have to answer that, and gets answers to its probes without listening.
        public static Ears ofThisMachine() {
            boolean asks = System.getProperty("os.name", "").startsWith("Windows");
            return new Ears(Interfaces.ofThisMachine(), HostAddress.DEFAULT_PORT, !asks);
        }
    }

    private record Running(Lookout lookout, List<LanSocket> sockets, Optional<HostCheck> check) {}

    /// A lookout that is not started. It reports every host that is heard.
    ///
    /// @param key gives the fingerprint of this guest's key
    public NetworkLookout(Ears ears, Supplier<Key> key) {
        this(ears, key, false);
    }

    /// The same for a list on a screen: it reports hosts that have proved their keys.
    public static NetworkLookout checking(Ears ears, Supplier<Key> key) {
        return new NetworkLookout(ears, key, true);
    }

    private NetworkLookout(Ears ears, Supplier<Key> key, boolean checks) {
        this.ears = ears;
        this.key = key;
        this.checks = checks;
        group = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("cantstop-lookout", true), NioIoHandler.newFactory());
        loop = group.next();
    }

    @Override
    public void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
        run(() -> {
            stop();
            start(remembered, watcher);
        });
    }

    private void start(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
        LanSocket.Ear ear = (datagram, from) -> {
            if (running != null) {
                running.lookout().heard(datagram, from);
            }
        };
        LanSocket asking = LanSocket.asking(loop, ears.interfaces(), ears.port(), ear);
        LoopTimers timers = new LoopTimers(loop);
        Optional<HostCheck> check = checks ? Optional.of(check(timers, remembered, watcher)) : Optional.empty();
        Consumer<Lookout.View> next =
                check.<Consumer<Lookout.View>>map(one -> one::heard).orElse(watcher);
        Lookout lookout = new Lookout(timers, asking, key.get(), next);
        running = new Running(lookout, sockets(asking, ear), check);
        lookout.look(remembered);
    }

    private HostCheck check(Timers timers, List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
        Set<String> known = remembered.stream().map(HostAddress::host).collect(Collectors.toSet());
        return new HostCheck(timers, new AnonymousDialer(loop), known, this::tried, watcher);
    }

    private List<LanSocket> sockets(LanSocket asking, LanSocket.Ear ear) {
        if (ears.passively()) {
            try {
                return List.of(asking, LanSocket.listening(loop, ears.interfaces(), ears.port(), ear));
            } catch (UncheckedIOException e) {
                LOG.info("Beacons are not heard, only answers: {}", e.toString());
            }
        }
        return List.of(asking);
    }

    @Override
    public void rest() {
        run(this::stop);
    }

    @Override
    public void tried(Key host, boolean shut) {
        run(() -> {
            if (running != null) {
                running.lookout().tried(host, shut);
            }
        });
    }

    private void stop() {
        if (running != null) {
            running.lookout().rest();
            running.check().ifPresent(HostCheck::stop);
            running.sockets().forEach(LanSocket::close);
            running = null;
        }
    }

    /// Stops looking, for good.
    @Override
    public void close() {
        run(this::stop);
        var _ = group.shutdownGracefully(0, Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void run(Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException _) {
            LOG.debug("Closed before");
        }
    }
}
