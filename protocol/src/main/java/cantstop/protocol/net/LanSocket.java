package cantstop.protocol.net;

import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.net.Routes.Route;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.DatagramCodec;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.EventLoop;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DatagramPacket;
import io.netty.channel.socket.SocketProtocolFamily;
import io.netty.channel.socket.nio.NioDatagramChannel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A UDP socket that broadcasts into every network of this machine, and receives from them. Confined to its loop,
/// which may block to look at the network interfaces.
public final class LanSocket implements DatagramSender, AutoCloseable {
    /// Receives datagrams of this game, within a rate limit.
    public interface Ear {
        /// A datagram.
        ///
        /// @param from where it came from, which is easily forged
        void heard(Datagram datagram, HostAddress from);
    }

    private static final Logger LOG = LoggerFactory.getLogger(LanSocket.class);

    /// How old the list of interfaces may be: a cable that is plugged in is used within this time.
    private static final Duration LOOK_AGAIN = Duration.ofSeconds(1);

    private final EventLoop loop;
    private final LoopTimers timers;
    private final Interfaces interfaces;
    private final int port;
    private final SourceRateLimit rateLimit;
    private final NioDatagramChannel channel;
    private final Set<String> joined = new HashSet<>();
    private List<Route> routes = List.of();
    private @Nullable Duration lookedAt;

    private LanSocket(EventLoop loop, Interfaces interfaces, int port, Ear ear) {
        this.loop = loop;
        timers = new LoopTimers(loop);
        rateLimit = new SourceRateLimit(timers::now, Limits.DATAGRAMS_PER_SECOND, Limits.DATAGRAM_SOURCES);
        this.interfaces = interfaces;
        this.port = port;
        // Of IPv4: a socket for both can't join a group of IPv4 everywhere.
        channel = new NioDatagramChannel(SocketProtocolFamily.INET);
        channel.pipeline().addLast(new Incoming(ear));
    }

    /// A socket on a port of its own, for sending probes and getting answers: it needs no firewall permission to
    /// listen.
    ///
    /// @param port where the others listen
    public static LanSocket asking(EventLoop loop, Interfaces interfaces, int port, Ear ear) {
        return new LanSocket(loop, interfaces, port, ear).bound(0, false);
    }

    /// A socket on the well-known port, shared with other programs of this machine.
    ///
    /// @throws UncheckedIOException where a program that does not share has it
    public static LanSocket listening(EventLoop loop, Interfaces interfaces, int port, Ear ear) {
        LanSocket socket = new LanSocket(loop, interfaces, port, ear).bound(port, true);
        socket.look();
        return socket;
    }

    /// On its own loop all of this is done when it returns.
    private LanSocket bound(int local, boolean shared) {
        channel.config()
                .setBroadcast(true)
                .setReuseAddress(shared)
                .setTimeToLive(1)
                // One byte more than the limit, so that a datagram that is too long is detected.
                .setRecvByteBufAllocator(new FixedRecvByteBufAllocator(Limits.DATAGRAM + 1));
        var _ = loop.register(channel);
        ChannelFuture bound = channel.bind(new InetSocketAddress("0.0.0.0", local));
        if (!bound.isSuccess()) {
            var _ = channel.close();
            throw new UncheckedIOException(new IOException("port " + local + " for datagrams", bound.cause()));
        }
        return this;
    }

    @Override
    public Reach toAll(Datagram datagram) {
        look();
        byte[] bytes = DatagramCodec.encode(datagram);
        int networks = 0;
        boolean alone = true;
        for (Route route : routes) {
            boolean left = send(route, bytes);
            alone &= !left || route.loopback();
            networks += left && !route.loopback() && !route.virtual() ? 1 : 0;
        }
        return new Reach(networks, alone);
    }

    /// Whether any of it left.
    private boolean send(Route route, byte[] bytes) {
        boolean left = speakInto(route.name()) && send(bytes, route.multicast());
        for (InetAddress other : route.others()) {
            left |= send(bytes, other);
        }
        return left;
    }

    private boolean speakInto(String name) {
        try {
            NetworkInterface there = NetworkInterface.getByName(name);
            if (there != null) {
                channel.config().setNetworkInterface(there);
            }
            return there != null;
        } catch (SocketException | RuntimeException e) {
            LOG.debug("No multicast into {}", name, e);
            return false;
        }
    }

    private boolean send(byte[] bytes, InetAddress to) {
        return send(bytes, new InetSocketAddress(to, port));
    }

    /// On its own loop a datagram has left, or failed to, when this returns.
    private boolean send(byte[] bytes, InetSocketAddress to) {
        return channel.writeAndFlush(new DatagramPacket(Unpooled.wrappedBuffer(bytes), to))
                .isSuccess();
    }

    @Override
    public void to(HostAddress where, Datagram datagram) {
        try {
            InetAddress address = InetAddress.ofLiteral(where.host());
            send(DatagramCodec.encode(datagram), new InetSocketAddress(address, where.port()));
        } catch (IllegalArgumentException e) {
            LOG.debug("Names are not looked up for a datagram: {}", where, e);
        }
    }

    @Override
    public void toListenersAt(String address, Datagram datagram) {
        to(new HostAddress(address, port), datagram);
    }

    /// Looks at the interfaces, now and then, and listens on those that are new.
    private void look() {
        Duration now = timers.now();
        if (lookedAt != null && now.minus(lookedAt).compareTo(LOOK_AGAIN) < 0) {
            return;
        }
        lookedAt = now;
        routes = Routes.over(interfaces.list());
        Set<String> there = new HashSet<>();
        for (Route route : routes) {
            there.add(route.name());
            if (!joined.contains(route.name())) {
                join(route);
            }
        }
        joined.retainAll(there);
    }

    /// An interface that is gone for a moment is tried again at the next look.
    private void join(Route route) {
        try {
            NetworkInterface there = NetworkInterface.getByName(route.name());
            if (there != null) {
                joined.add(route.name());
                channel.joinGroup(route.multicast(), there, null).addListener(done -> {
                    if (!done.isSuccess()) {
                        LOG.debug("No multicast from {}", route.name(), done.cause());
                        // An interface that is only coming up can't be joined yet.
                        joined.remove(route.name());
                    }
                });
            }
        } catch (SocketException e) {
            LOG.debug("{} went away", route.name(), e);
        }
    }

    @Override
    public void close() {
        var _ = channel.close();
    }

    private final class Incoming extends SimpleChannelInboundHandler<DatagramPacket> {
        private final Ear ear;

        Incoming(Ear ear) {
            this.ear = ear;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, DatagramPacket packet) {
            InetSocketAddress from = packet.sender();
            if (from.getPort() == 0 || !rateLimit.admits(from.getAddress())) {
                return;
            }
            try {
                Datagram datagram = DatagramCodec.decode(ByteBufUtil.getBytes(packet.content()));
                ear.heard(datagram, new HostAddress(from.getAddress().getHostAddress(), from.getPort()));
            } catch (BreachException e) {
                LOG.trace("Noise from {}", from, e);
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            // On some systems an answer to a closed port comes back as an error; the socket goes on.
            LOG.debug("Something went wrong on the way in", cause);
        }
    }
}
