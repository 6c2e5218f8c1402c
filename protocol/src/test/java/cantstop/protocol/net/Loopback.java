package cantstop.protocol.net;

import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.VersionRange;
import cantstop.protocol.wire.BreachException;
import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import io.netty.util.concurrent.ImmediateExecutor;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import javax.net.ssl.SSLSession;
import org.jspecify.annotations.Nullable;

/// A host's listening socket with the real pipeline, and guests that connect to it.
final class Loopback implements AutoCloseable {
    static final HostMessage WELCOME =
            new HostMessage.Welcome(VersionRange.OURS.highest(), "cant-stop test", "Loopback");

    /// What an [End] hears last.
    static final String CLOSED = "closed";

    private final MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final BlockingQueue<End> accepted = new LinkedBlockingQueue<>();
    private final SslProvider guestsTls;
    private final Map<Identity, SslContext> guestsContexts = new HashMap<>();
    private final Channel listening;

    /// @param hostsTls whose TLS the host has
    /// @param guestsTls whose TLS its guests have
    Loopback(Identity identity, SslProvider hostsTls, SslProvider guestsTls) {
        this.guestsTls = guestsTls;
        SslContext tls = Tls.host(identity, hostsTls);
        listening = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childHandler(initializer((channel, end) -> {
                    accepted.add(end);
                    Pipelines.host(channel, tls, ImmediateExecutor.INSTANCE, end);
                }))
                .bind(InetAddress.getLoopbackAddress(), 0)
                .syncUninterruptibly()
                .channel();
    }

    int port() {
        return ((InetSocketAddress) listening.localAddress()).getPort();
    }

    /// The host's end of the connection that comes next.
    End accepted() {
        return taken(accepted);
    }

    End connect(Identity identity) {
        return connect(identity, port());
    }

    End connect(Identity identity, int port) {
        SslContext tls = guestsContexts.computeIfAbsent(identity, _ -> Tls.guest(identity, guestsTls));
        BlockingQueue<End> made = new LinkedBlockingQueue<>();
        new Bootstrap()
                .group(group)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInboundHandlerAdapter())
                .connect(InetAddress.getLoopbackAddress(), port)
                .addListener((ChannelFuture connected) -> {
                    End end = new End(connected.channel());
                    made.add(end);
                    Pipelines.guest(connected.channel(), tls, end);
                });
        return taken(made);
    }

    private static ChannelInitializer<Channel> initializer(BiConsumer<Channel, End> build) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                build.accept(channel, new End(channel));
            }
        };
    }

    private static <T> T taken(BlockingQueue<T> queue) {
        try {
            @Nullable T next = queue.poll(20, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("nothing came");
            }
            return next;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    /// A session that keeps all it hears, in order.
    static final class End extends ChannelInboundHandlerAdapter {
        private final Channel channel;
        private final BlockingQueue<Object> heard = new LinkedBlockingQueue<>();

        private End(Channel channel) {
            this.channel = channel;
        }

        Object next() {
            return taken(heard);
        }

        SSLSession session() {
            return channel.pipeline().get(SslHandler.class).engine().getSession();
        }

        void close() {
            channel.close().syncUninterruptibly();
        }

        void send(Object message) {
            channel.writeAndFlush(message).syncUninterruptibly();
        }

        /// Past the codec and the frames.
        void sendRaw(byte[] bytes) {
            channel.eventLoop().execute(() -> {
                var _ = channel.pipeline()
                        .context(FrameDecoder.class)
                        .writeAndFlush(channel.alloc().buffer().writeBytes(bytes));
            });
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Secured) {
                heard.add(event);
            }
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            heard.add(message);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable caught) {
            Throwable cause = Pipelines.cause(caught);
            heard.add(cause);
            if (cause instanceof BreachException breach) {
                var _ = ctx.write(new HostMessage.Closing(
                        HostMessage.CloseReason.BREACH,
                        VersionRange.OURS,
                        "cant-stop test",
                        String.valueOf(breach.getMessage())));
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            heard.add(CLOSED);
        }
    }
}
