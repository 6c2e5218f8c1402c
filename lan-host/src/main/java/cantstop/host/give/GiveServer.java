package cantstop.host.give;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.stream.ChunkedWriteHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Gives files to the network over HTTP, on one thread of its own, until it is closed. Thread-safe.
public final class GiveServer implements AutoCloseable {
    /// The first port that is tried, next to those of the game.
    public static final int FIRST_PORT = 21_217;

    private static final int PORTS = 10;
    private static final int LONGEST_LINE = 1024;
    private static final int LONGEST_HEAD = 8192;
    private static final int LONGEST_BODY = 1024;

    /// A little more than one part of a file: a slow reader holds no more than that in memory.
    private static final WriteBufferWaterMark WATER = new WriteBufferWaterMark(1 << 16, 1 << 17);

    /// "Lower effort" of RFC 8622's forerunner, CS1: routers and access points send everything else first.
    private static final int BEHIND_THE_GAMES = 0x20;

    private static final long FAREWELL_MILLIS = 500;

    private final MultiThreadIoEventLoopGroup group;
    private final ChannelGroup connections;
    private final Channel server;

    private GiveServer(MultiThreadIoEventLoopGroup group, ChannelGroup connections, Channel server) {
        this.group = group;
        this.connections = connections;
        this.server = server;
    }

    /// Opens the first free port of ten.
    ///
    /// @param bind the address to listen on, null for all
    /// @param pageText what the page says
    public static GiveServer open(@Nullable InetAddress bind, List<Artifact> files, PageText pageText)
            throws CannotGive {
        return open(bind, FIRST_PORT, PORTS, files, pageText, DownloadLimits.USUAL);
    }

    /// The same with other limits.
    ///
    /// @param first the first port; 0 for any free one
    static GiveServer open(
            @Nullable InetAddress bind,
            int first,
            int ports,
            List<Artifact> files,
            PageText pageText,
            DownloadLimits limits)
            throws CannotGive {
        MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("cantstop-give", true), NioIoHandler.newFactory());
        EventLoop loop = group.next();
        ChannelGroup connections = new DefaultChannelGroup(loop);
        DownloadSite site = new DownloadSite(pageText, files);
        BandwidthLimit pace = new BandwidthLimit(limits.perSecond(), System::nanoTime, (task, nanos) -> {
            var _ = loop.schedule(task, nanos, TimeUnit.NANOSECONDS);
        });
        Exception last = null;
        for (int port = first; port < first + ports; port++) {
            ChannelFuture bound = bootstrap(group, new ConnectionLimit(connections, limits), limits, pace, site)
                    .bind(new InetSocketAddress(bind, port))
                    .awaitUninterruptibly();
            if (bound.isSuccess()) {
                return new GiveServer(group, connections, bound.channel());
            }
            last = new Exception(bound.cause());
        }
        shutDown(group);
        throw new CannotGive(CannotGive.Reason.NO_PORT, last);
    }

    private static ServerBootstrap bootstrap(
            MultiThreadIoEventLoopGroup group,
            ConnectionLimit connectionLimit,
            DownloadLimits limits,
            BandwidthLimit pace,
            DownloadSite site) {
        return new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER)
                .childOption(ChannelOption.IP_TOS, BEHIND_THE_GAMES)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        ConnectionLimit.Place place = connectionLimit.enter(channel);
                        if (place == ConnectionLimit.Place.SHUT_OUT) {
                            var _ = channel.close();
                            return;
                        }
                        HttpDecoderConfig http = new HttpDecoderConfig()
                                .setMaxInitialLineLength(LONGEST_LINE)
                                .setMaxHeaderSize(LONGEST_HEAD);
                        channel.pipeline()
                                .addLast(
                                        new HttpServerCodec(http),
                                        new HttpObjectAggregator(LONGEST_BODY),
                                        new ChunkedWriteHandler(),
                                        new DownloadHandler(site, pace, limits, place == ConnectionLimit.Place.WAITS));
                    }
                });
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
