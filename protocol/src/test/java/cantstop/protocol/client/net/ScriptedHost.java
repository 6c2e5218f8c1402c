package cantstop.protocol.client.net;

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
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A host on a loopback socket that says what a test tells it to. Connections, the keys of those who connect, and
/// what they say come in queues.
final class ScriptedHost implements AutoCloseable {
    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final BlockingQueue<Channel> connections = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> keys = new LinkedBlockingQueue<>();
    private final BlockingQueue<ClientMessage> heard = new LinkedBlockingQueue<>();
    private final Identity identity = Identity.fresh();
    private final Channel listening;

    /// A host on a free port of this address.
    ScriptedHost(InetAddress bound) {
        SslContext tls = Tls.host(identity);
        listening = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        Pipelines.host(channel, tls, new Hearing());
                    }
                })
                .bind(bound, 0)
                .syncUninterruptibly()
                .channel();
    }

    String key() {
        return identity.fingerprint();
    }

    int port() {
        return ((InetSocketAddress) listening.localAddress()).getPort();
    }

    HostAddress address() {
        return new HostAddress("127.0.0.1", port());
    }

    /// The next connection, once its TLS stands.
    Channel connection() throws InterruptedException {
        return Patience.next(connections);
    }

    /// The key of the next connection.
    String guestKey() throws InterruptedException {
        return Patience.next(keys);
    }

    /// The next message of anybody.
    ClientMessage heard() throws InterruptedException {
        return Patience.next(heard);
    }

    static void say(Channel connection, HostMessage message) {
        connection.writeAndFlush(message).syncUninterruptibly();
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    private final class Hearing extends SimpleChannelInboundHandler<ClientMessage> {
        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Secured(String key)) {
                keys.add(key);
                connections.add(ctx.channel());
            }
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, ClientMessage message) {
            heard.add(message);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            // The pipeline ends the connection; the test looks at what the guest made of it.
        }
    }
}
