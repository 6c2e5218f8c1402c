package cantstop.host.net;

import cantstop.engine.dice.HandSigner;
import cantstop.host.HostCore;
import cantstop.host.discovery.Announcer;
import cantstop.host.discovery.Audience;
import cantstop.host.discovery.Sealing;
import cantstop.host.environment.HostInfo;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.HeardHosts;
import cantstop.protocol.net.Interfaces;
import cantstop.protocol.net.LanSocket;
import cantstop.protocol.net.LoopTimers;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.UncheckedIOException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Announces this host over real sockets and hears the beacons of others, on a thread of its own. Thread-safe.
final class NetworkBeacon implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NetworkBeacon.class);

    private final EventLoopGroup group;
    private final EventLoop loop;
    private volatile Consumer<Audience.Count> watcher = count -> {};
    private volatile Audience.Count count = Audience.Count.NOBODY;
    private final Timers timers;
    private final HeardHosts others = new HeardHosts();
    private @Nullable Announcer announcer;
    private @Nullable LanSocket socket;

    private NetworkBeacon() {
        group = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("cantstop-beacon", true), NioIoHandler.newFactory());
        loop = group.next();
        timers = new LoopTimers(loop);
    }

    /// Announces a host.
    ///
    /// @param key signs what it says
    /// @param interfaces the networks to announce it on
    /// @param udp where the others listen
    /// @param port where the host listens
    static NetworkBeacon start(
            HostCore core, HostThread host, HostInfo info, HandSigner key, Interfaces interfaces, int udp, int port) {
        NetworkBeacon beacon = new NetworkBeacon();
        beacon.loop.execute(() -> beacon.announce(core, host, info, key, interfaces, udp, port));
        return beacon;
    }

    private void announce(
            HostCore core, HostThread host, HostInfo info, HandSigner key, Interfaces interfaces, int udp, int port) {
        LanSocket sender = open(info, interfaces, udp);
        Announcer announcing = new Announcer(
                timers,
                new Sealing(sender, key, InstantSource.system()),
                info,
                new SecureRandom().nextLong(),
                port,
                () -> host.execute(() -> {
                    var snapshot = core.snapshot();
                    run(() -> tell(announcer -> announcer.told(snapshot)));
                }),
                this::counted,
                NetworkBeacon::warnOfCopy);
        socket = sender;
        announcer = announcing;
        announcing.start();
    }

    private static void warnOfCopy(HostAddress there) {
        LOG.error(
                "Another host, at {}, has the key of this one: one of the two data folders is a copy of the other."
                        + " Guests can't tell them apart; end one of them",
                there);
    }

    private LanSocket open(HostInfo info, Interfaces interfaces, int udp) {
        LanSocket.Ear ear = (datagram, from) -> {
            if (datagram instanceof Datagram.Beacon other && !other.host().equals(info.key())) {
                others.heard(other, from.host(), timers.now());
            } else {
                tell(announcer -> announcer.heard(datagram, from));
            }
        };
        try {
            return LanSocket.listening(loop, interfaces, udp, ear);
        } catch (UncheckedIOException e) {
            LOG.warn("Probes will not be answered, but beacons go out: {}", e.toString());
            return LanSocket.asking(loop, interfaces, udp, ear);
        }
    }

    private void tell(Consumer<Announcer> what) {
        if (announcer != null) {
            what.accept(announcer);
        }
    }

    private void counted(Audience.Count now) {
        count = now;
        watcher.accept(now);
    }

    /// Watches which laptops hear the host, now and at each change.
    ///
    /// @param other is told on the beacon's thread
    void watch(Consumer<Audience.Count> other) {
        run(() -> {
            watcher = other;
            other.accept(count);
        });
    }

    /// The other hosts that are heard now.
    ///
    /// @param answer hears them on the beacon's thread
    void heard(Consumer<List<FoundHost>> answer) {
        run(() -> {
            others.expire(timers.now());
            answer.accept(others.list());
        });
    }

    /// Announces from now on that the program is shared at this port, or no longer.
    void giving(Optional<Datagram.Page> page) {
        run(() -> tell(announcer -> announcer.giving(page)));
    }

    /// Ends it. The last beacon has left when this returns.
    @Override
    public void close() {
        run(() -> {
            tell(Announcer::stop);
            announcer = null;
            if (socket != null) {
                socket.close();
            }
        });
        group.shutdownGracefully(0, Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
                .awaitUninterruptibly(Limits.FAREWELL.toMillis());
    }

    private void run(Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException _) {
            LOG.debug("Closed before");
        }
    }
}
