package cantstop.host.siege;

import cantstop.engine.identity.TableId;
import cantstop.host.browser.PageLink;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
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
import io.netty.channel.ChannelInitializer;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// The connections of one attack, each with a fresh key. They come in a few at a time, as an attacker would who wants
/// to get in.
final class Attackers implements AutoCloseable {
    private static final InetAddress ADDRESS = InetAddress.ofLiteral("127.0.0.2");
    private static final int KNOCKING = 6;

    private final MultiThreadIoEventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final AtomicInteger knocking = new AtomicInteger();
    private final AtomicInteger welcomed = new AtomicInteger();
    private final Attack attack;
    private final InetSocketAddress host;
    private final List<TableId> tables;

    Attackers(Attack attack, InetSocketAddress host, List<TableId> tables) {
        this.attack = attack;
        this.host = host;
        this.tables = tables;
    }

    /// Lets them come until all are there or the time is over.
    ///
    /// @return how many were welcomed
    int run(long until) throws InterruptedException {
        for (int come = 0; come < attack.attackers() && System.nanoTime() < until; come++) {
            while (!attack.isSilent() && knocking.get() >= KNOCKING && System.nanoTime() < until) {
                TimeUnit.MILLISECONDS.sleep(2);
            }
            come();
        }
        TimeUnit.NANOSECONDS.sleep(Math.max(0, until - System.nanoTime()));
        return welcomed.get();
    }

    private void come() {
        knocking.incrementAndGet();
        new Bootstrap()
                .group(loops)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        if (attack.isByBrowser()) {
                            PageLink.enter(channel.pipeline(), page(), attack.first(), new Attacker());
                        } else if (!attack.isSilent()) {
                            Pipelines.guest(channel, Tls.guest(Identity.fresh()), new Attacker());
                        }
                    }
                })
                .connect(attack.isByBrowser() ? page() : host, new InetSocketAddress(ADDRESS, 0))
                .addListener(connected -> {
                    if (!connected.isSuccess()) {
                        knocking.decrementAndGet();
                    }
                });
    }

    private InetSocketAddress page() {
        return new InetSocketAddress(host.getAddress(), host.getPort() + HostAddress.TO_THE_PAGE);
    }

    @Override
    public void close() {
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    private final class Attacker extends SimpleChannelInboundHandler<HostMessage> {
        private boolean counted;
        private int said;

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Secured) {
                say(ctx, new ClientMessage.Hello(VersionRange.OURS, "siege"));
            }
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
            if (message instanceof HostMessage.Ping(long nonce)) {
                say(ctx, new ClientMessage.Pong(nonce));
            } else if (message instanceof HostMessage.Welcome) {
                welcomed.incrementAndGet();
                inside();
                begin(ctx);
            }
        }

        private void begin(ChannelHandlerContext ctx) {
            ctx.channel().config().setAutoRead(!attack.isDeaf());
            for (int first = 0; first < attack.atOnce(); first++) {
                say(ctx, attack.next(tables, said++));
            }
            if (attack.perSecond() > 0) {
                long pause = TimeUnit.SECONDS.toNanos(1) / attack.perSecond();
                var talk = ctx.executor()
                        .scheduleAtFixedRate(
                                () -> say(ctx, attack.next(tables, said++)), pause, pause, TimeUnit.NANOSECONDS);
                ctx.channel().closeFuture().addListener(_ -> talk.cancel(false));
            }
        }

        private static void say(ChannelHandlerContext ctx, Object message) {
            if (ctx.channel().isWritable()) {
                ctx.writeAndFlush(message).addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
            }
        }

        private void inside() {
            if (!counted) {
                counted = true;
                knocking.decrementAndGet();
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            inside();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            ctx.close().addListener(_ -> inside());
        }
    }
}
