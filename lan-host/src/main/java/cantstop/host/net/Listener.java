package cantstop.host.net;

import cantstop.host.HostCore;
import cantstop.host.browser.SeatDoor;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.net.Interfaces;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The server socket, and the channels of the connected guests.
final class Listener implements AutoCloseable {
    /// Two loops: they only decode, and a party is small.
    private static final int LOOPS = 2;

    private static final Logger LOG = LoggerFactory.getLogger(Listener.class);

    private final MultiThreadIoEventLoopGroup loops;
    private final ChannelGroup guests;
    private final Channel server;
    private final GuestPipelines pipelines;
    private final ExecutorService tlsExecutor;

    private Listener(
            MultiThreadIoEventLoopGroup loops,
            ExecutorService tlsExecutor,
            ChannelGroup guests,
            Channel server,
            GuestPipelines pipelines) {
        this.loops = loops;
        this.tlsExecutor = tlsExecutor;
        this.guests = guests;
        this.server = server;
        this.pipelines = pipelines;
    }

    /// Listens where the options say.
    static Listener start(HostOptions options, SslContext tls, HostCore core, HostThread host) throws CannotListen {
        InetAddress address = local(options.bind());
        MultiThreadIoEventLoopGroup loops = new MultiThreadIoEventLoopGroup(LOOPS, NioIoHandler.newFactory());
        ExecutorService tlsExecutor = Executors.newFixedThreadPool(
                Runtime.getRuntime().availableProcessors(), new DefaultThreadFactory("handshakes", true));
        ChannelGroup guests = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
        GuestPipelines pipelines = new GuestPipelines(guests, core, host, tlsExecutor);
        ServerBootstrap bootstrap = bootstrap(loops, tls, pipelines);
        try {
            return new Listener(loops, tlsExecutor, guests, bind(bootstrap, address, options.port()), pipelines);
        } catch (CannotListen | RuntimeException e) {
            shutDown(loops, tlsExecutor);
            throw e;
        }
    }

    private static ServerBootstrap bootstrap(
            MultiThreadIoEventLoopGroup loops, SslContext tls, GuestPipelines pipelines) {
        return new ServerBootstrap()
                .group(loops)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(
                        ChannelOption.WRITE_BUFFER_WATER_MARK,
                        new WriteBufferWaterMark(Limits.WRITE_LOW_WATER, Limits.WRITE_HIGH_WATER))
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        if (pipelines.admits(channel)) {
                            pipelines.enter(channel, tls);
                        } else {
                            channel.close().addListener(_ -> LOG.info("No room for one more connection"));
                        }
                    }
                });
    }

    /// The entrance for guests without TLS.
    SeatDoor door() {
        return pipelines;
    }

    private static Channel bind(ServerBootstrap bootstrap, @Nullable InetAddress address, @Nullable Integer explicit)
            throws CannotListen {
        if (explicit != null) {
            return bindTo(bootstrap, new InetSocketAddress(address, explicit));
        }
        int last = HostAddress.DEFAULT_PORT + HostAddress.PORTS - 1;
        for (int port = HostAddress.DEFAULT_PORT; port < last; port++) {
            try {
                return bindTo(bootstrap, new InetSocketAddress(address, port));
            } catch (CannotListen e) {
                if (e.reason() != CannotListen.Reason.PORT_IN_USE) {
                    throw e;
                }
            }
        }
        return bindTo(bootstrap, new InetSocketAddress(address, last));
    }

    private static Channel bindTo(ServerBootstrap bootstrap, InetSocketAddress where) throws CannotListen {
        ChannelFuture bound = bootstrap.bind(where).awaitUninterruptibly();
        if (bound.isSuccess()) {
            return bound.channel();
        }
        CannotListen.Reason reason = bound.cause() instanceof BindException
                ? CannotListen.Reason.PORT_IN_USE
                : CannotListen.Reason.NOT_ALLOWED;
        throw new CannotListen(reason, where.getHostString(), where.getPort(), bound.cause());
    }

    /// The address that a name on the command line means; null for all.
    private static @Nullable InetAddress local(@Nullable String bind) throws CannotListen {
        if (bind == null) {
            return null;
        }
        try {
            InetAddress address = InetAddress.getByName(bind);
            if (address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null) {
                return address;
            }
            throw new UnknownHostException(bind);
        } catch (UnknownHostException | SocketException e) {
            throw new CannotListen(CannotListen.Reason.NO_SUCH_ADDRESS, bind, 0, e);
        }
    }

    int port() {
        return ((InetSocketAddress) server.localAddress()).getPort();
    }

    /// The address it listens on; the one that stands for all, where it listens on all.
    InetAddress bound() {
        return ((InetSocketAddress) server.localAddress()).getAddress();
    }

    /// Whether guests can come by every address of this machine.
    boolean isOnAllAddresses() {
        return ((InetSocketAddress) server.localAddress()).getAddress().isAnyLocalAddress();
    }

    /// Whether only this machine itself can come in.
    boolean isOnLoopback() {
        return ((InetSocketAddress) server.localAddress()).getAddress().isLoopbackAddress();
    }

    /// Whether guests can come in by that interface.
    boolean isOn(Interfaces.Interface network) {
        InetAddress own = ((InetSocketAddress) server.localAddress()).getAddress();
        return network.addresses().stream().map(Interfaces.Own::address).anyMatch(own::equals);
    }

    /// Accepts no more connections.
    void stopListening() {
        server.close().awaitUninterruptibly();
    }

    /// Waits for a moment until guests that were told goodbye have left, and closes the rest.
    @Override
    public void close() {
        stopListening();
        guests.newCloseFuture().awaitUninterruptibly(Limits.FAREWELL.toMillis());
        guests.close().awaitUninterruptibly(Limits.FAREWELL.toMillis());
        shutDown(loops, tlsExecutor);
    }

    private static void shutDown(MultiThreadIoEventLoopGroup loops, ExecutorService tlsExecutor) {
        loops.shutdownGracefully(0, Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
                .awaitUninterruptibly();
        tlsExecutor.shutdown();
    }
}
