package cantstop.protocol.client.net;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.net.Secured;
import cantstop.protocol.net.Tls;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.traffic.ChannelTrafficShapingHandler;
import io.netty.util.concurrent.ImmediateExecutor;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A host on a loopback socket that answers Hello as a test tells it to. Connections that said it, with their keys,
/// and what they say after it come in queues.
final class ScriptedHost implements AutoCloseable {
    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    /// A connection that has said hello.
    ///
    /// @param handshake bytes that the host has sent until then
    record Arrival(Channel channel, Key key, ClientMessage.Hello hello, long handshake) {}

    private final BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();
    private final BlockingQueue<ClientMessage> heard = new LinkedBlockingQueue<>();
    private final Identity identity = Identity.fresh();
    private final Channel listening;

    /// A host on a free port of this address.
    ///
    /// @param greeting how it answers Hello
    ScriptedHost(InetAddress bound, Consumer<Channel> greeting) {
        SslContext tls = Tls.host(identity);
        listening = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        Pipelines.host(channel, tls, ImmediateExecutor.INSTANCE, new Hearing(greeting));
                        channel.pipeline().addFirst(new ChannelTrafficShapingHandler(0));
                    }
                })
                .bind(bound, 0)
                .syncUninterruptibly()
                .channel();
    }

    Key key() {
        return identity.key();
    }

    int port() {
        return ((InetSocketAddress) listening.localAddress()).getPort();
    }

    HostAddress address() {
        return new HostAddress("127.0.0.1", port());
    }

    /// The newest connection that has said hello. There may be older ones on a machine that takes longer over the
    /// first TLS of its life than an attempt may last.
    Arrival arrival() throws InterruptedException {
        Arrival newest = Patience.next(arrivals);
        while (!arrivals.isEmpty()) {
            newest = Patience.next(arrivals);
        }
        return newest;
    }

    /// The next message of anybody, after hello.
    ClientMessage heard() throws InterruptedException {
        return Patience.next(heard);
    }

    static void say(Channel connection, HostMessage message) {
        var _ = connection.writeAndFlush(message);
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    private final class Hearing extends SimpleChannelInboundHandler<ClientMessage> {
        private final Consumer<Channel> greeting;
        private @Nullable Key key;

        Hearing(Consumer<Channel> greeting) {
            this.greeting = greeting;
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Secured secured) {
                key = secured.key();
            }
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, ClientMessage message) {
            if (message instanceof ClientMessage.Hello hello) {
                long handshake = ctx.pipeline()
                        .get(ChannelTrafficShapingHandler.class)
                        .trafficCounter()
                        .cumulativeWrittenBytes();
                arrivals.add(new Arrival(ctx.channel(), Objects.requireNonNull(key), hello, handshake));
                greeting.accept(ctx.channel());
            } else {
                heard.add(message);
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            // The pipeline ends the connection; the test looks at what the guest made of it.
        }
    }
}
