package cantstop.protocol.client.net;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
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
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
    private final Supplier<String> key;
    private @Nullable Running running;

    /// How it hears.
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

    private record Running(Lookout lookout, List<LanSocket> sockets) {}

    /// A lookout that rests.
    ///
    /// @param key gives the fingerprint of this guest's key
    public NetworkLookout(Ears ears, Supplier<String> key) {
        this.ears = ears;
        this.key = key;
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
        Lookout lookout = new Lookout(new LoopTimers(loop), asking, key.get(), watcher);
        running = new Running(lookout, sockets(asking, ear));
        lookout.look(remembered);
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
    public void tried(String host, boolean shut) {
        run(() -> {
            if (running != null) {
                running.lookout().tried(host, shut);
            }
        });
    }

    private void stop() {
        if (running != null) {
            running.lookout().rest();
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
