package cantstop.host.give;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The download server: serves files over HTTP, on one thread of its own, until it is closed. Thread-safe.
public final class GiveServer implements AutoCloseable {
    private static final int PORTS = 10;
    private static final int HIGHEST_PORT = 65_535;

    /// A little more than one part of a file: a slow reader holds no more than that in memory.
    private static final WriteBufferWaterMark WATER = new WriteBufferWaterMark(1 << 16, 1 << 17);

    /// "Lower effort" of RFC 8622's forerunner, CS1: routers and access points send everything else first.
    private static final int BEHIND_THE_GAMES = 0x20;

    private static final long FAREWELL_MILLIS = 500;

    private static final Logger LOG = LoggerFactory.getLogger(GiveServer.class);

    private final MultiThreadIoEventLoopGroup group;
    private final ChannelGroup connections;
    private final Channel server;
    private final AtomicReference<Optional<DownloadSite>> shelf;

    private GiveServer(
            MultiThreadIoEventLoopGroup group,
            ChannelGroup connections,
            Channel server,
            AtomicReference<Optional<DownloadSite>> shelf) {
        this.group = group;
        this.connections = connections;
        this.server = server;
        this.shelf = shelf;
    }

    /// Opens this port, so that a browser finds a host there again after a restart; the first free one of the next
    /// nine or any other where that is taken. No files are on offer yet.
    ///
    /// @param bind the address to listen on, null for all
    /// @param first the first port to try
    /// @param beside what else the port has, at once
    public static GiveServer open(@Nullable InetAddress bind, int first, SideSite beside) throws CannotGive {
        try {
            return open(bind, first, Math.min(PORTS, HIGHEST_PORT + 1 - first), beside, DownloadLimits.USUAL);
        } catch (CannotGive e) {
            LOG.info("None of the usual ports: {}", e.getMessage());
        }
        return open(bind, 0, 1, beside, DownloadLimits.USUAL);
    }

    /// The same with other limits.
    ///
    /// @param first the first port; 0 for any free one
    static GiveServer open(@Nullable InetAddress bind, int first, int ports, SideSite beside, DownloadLimits limits)
            throws CannotGive {
        MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("cantstop-give", true), NioIoHandler.newFactory());
        EventLoop loop = group.next();
        ChannelGroup connections = new DefaultChannelGroup(loop);
        AtomicReference<Optional<DownloadSite>> shelf = new AtomicReference<>(Optional.empty());
        BandwidthLimit pace = new BandwidthLimit(limits.perSecond(), System::nanoTime, (task, nanos) -> {
            var _ = loop.schedule(task, nanos, TimeUnit.NANOSECONDS);
        });
        Exception last = null;
        for (int port = first; port < first + ports; port++) {
            Visitors visitors =
                    new Visitors(new ConnectionLimit(connections, limits), shelf::get, beside, pace, limits);
            ChannelFuture bound = bootstrap(group, visitors)
                    .bind(new InetSocketAddress(bind, port))
                    .awaitUninterruptibly();
            if (bound.isSuccess()) {
                return new GiveServer(group, connections, bound.channel(), shelf);
            }
            last = new Exception(bound.cause());
        }
        shutDown(group);
        throw new CannotGive(CannotGive.Reason.NO_PORT, last);
    }

    private static ServerBootstrap bootstrap(MultiThreadIoEventLoopGroup group, Visitors visitors) {
        return new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER)
                .childOption(ChannelOption.IP_TOS, BEHIND_THE_GAMES)
                .childHandler(visitors);
    }

    /// Gives these files from now on.
    ///
    /// @param pageText what the page says
    public void give(List<Artifact> files, PageText pageText) {
        shelf.set(Optional.of(new DownloadSite(pageText, files)));
    }

    /// Gives nothing any more, and ends every download.
    public void stopGiving() {
        shelf.set(Optional.empty());
        connections.close().awaitUninterruptibly(FAREWELL_MILLIS);
    }

    /// The port it listens on.
    public int port() {
        return ((InetSocketAddress) server.localAddress()).getPort();
    }

    /// Accepts no more connections and ends every download. It has happened when this returns, after a second at most.
    @Override
    public void close() {
        server.close().awaitUninterruptibly(FAREWELL_MILLIS);
        connections.close().awaitUninterruptibly(FAREWELL_MILLIS);
        shutDown(group);
    }

    private static void shutDown(MultiThreadIoEventLoopGroup group) {
        group.shutdownGracefully(0, FAREWELL_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * FAREWELL_MILLIS);
    }
}
