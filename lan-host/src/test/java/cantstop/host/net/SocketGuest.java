package cantstop.host.net;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.VersionRange;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.net.Secured;
import cantstop.protocol.net.Tls;
import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A guest over a real socket that says what a test says.
final class SocketGuest {
    /// Far longer than anything here takes; only a failure waits for it.
    private static final long PATIENCE = 20;

    private final BlockingQueue<HostMessage> heard = new LinkedBlockingQueue<>();
    private final Channel channel;

    SocketGuest(EventLoopGroup loops, int port, Identity identity) {
        channel = new Bootstrap()
                .group(loops)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel raw) {
                        Pipelines.guest(raw, Tls.guest(identity), new Ear());
                    }
                })
                .connect("127.0.0.1", port)
                .syncUninterruptibly()
                .channel();
    }

    /// Connects and says hello.
    static SocketGuest at(EventLoopGroup loops, int port) {
        return new SocketGuest(loops, port, Identity.fresh());
    }

    private final class Ear extends ChannelInboundHandlerAdapter {
        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Secured) {
                ctx.writeAndFlush(new ClientMessage.Hello(VersionRange.OURS, "test"))
                        .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
            }
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            if (message instanceof HostMessage.Ping(long nonce)) {
                ctx.writeAndFlush(new ClientMessage.Pong(nonce)).addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
            }
            heard.add((HostMessage) message);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            // The pipeline closes the connection.
        }
    }

    void says(ClientMessage message) {
        channel.writeAndFlush(message).syncUninterruptibly();
    }

    /// Waits for a message of that kind, past all others.
    <T extends HostMessage> T hears(Class<T> kind) throws InterruptedException {
        while (true) {
            HostMessage next = heard.poll(PATIENCE, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("no " + kind.getSimpleName() + " came");
            }
            if (kind.isInstance(next)) {
                return kind.cast(next);
            }
        }
    }

    /// Whether the host still answers it.
    boolean isServed() throws InterruptedException {
        says(new ClientMessage.Ping(42));
        return hears(HostMessage.Pong.class).nonce() == 42;
    }

    boolean isCutOff() {
        return channel.closeFuture().awaitUninterruptibly(PATIENCE, TimeUnit.SECONDS);
    }

    void leaves() {
        channel.close().syncUninterruptibly();
    }
}
