package cantstop.host.bench;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.TableId;
import cantstop.host.guests.Habits;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.RequestId;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.net.Secured;
import cantstop.protocol.net.Tls;
import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// Connections to the bare echo, of which some send commands: the next one leaves some time after the answer has come.
final class EchoGuests implements AutoCloseable {
    private static final int LOOPS = 2;
    private static final TableId TABLE = new TableId("0".repeat(32));

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(LOOPS, NioIoHandler.newFactory());
    private final List<Channel> channels = new ArrayList<>();
    private final Supplier<Duration> think;
    private final Stopwatch stopwatch;
    private final int busy;

    /// @param count connections
    /// @param busy how many of them send commands
    /// @param think how long it is on average from an answer to the next command, asked at each
    EchoGuests(int port, int count, int busy, Supplier<Duration> think, Stopwatch stopwatch)
            throws InterruptedException, TimeoutException {
        this.think = think;
        this.stopwatch = stopwatch;
        this.busy = busy;
        SslContext tls = Tls.guest(Identity.fresh());
        for (int guest = 0; guest < count; guest++) {
            CountDownLatch secured = new CountDownLatch(1);
            int number = guest;
            channels.add(new Bootstrap()
                    .group(loops)
                    .channel(NioSocketChannel.class)
                    .handler(new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel channel) {
                            Pipelines.guest(channel, tls, new Ear(secured, number));
                        }
                    })
                    .connect("127.0.0.1", port)
                    .syncUninterruptibly()
                    .channel());
            if (!secured.await(30, TimeUnit.SECONDS)) {
                throw new TimeoutException("the echo does not shake hands");
            }
        }
    }

    /// A game has one mover: so many connections send commands as there are tables.
    void begin() {
        channels.stream().limit(busy).forEach(channel -> channel.pipeline().fireUserEventTriggered("begin"));
    }

    private final class Ear extends SimpleChannelInboundHandler<HostMessage> {
        private final CountDownLatch secured;
        private final SplittableRandom luck;
        private long sent;
        private long request;

        private Ear(CountDownLatch secured, int number) {
            this.secured = secured;
            luck = new SplittableRandom(number);
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Secured) {
                secured.countDown();
            } else if (event.equals("begin")) {
                ask(ctx);
            }
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
            stopwatch.took(System.nanoTime() - sent);
            Duration pause = Habits.uneven(think.get(), luck);
            if (pause.isZero()) {
                ask(ctx);
            } else {
                var _ = ctx.executor().schedule(() -> ask(ctx), pause.toNanos(), TimeUnit.NANOSECONDS);
            }
        }

        private void ask(ChannelHandlerContext ctx) {
            sent = System.nanoTime();
            request++;
            ctx.writeAndFlush(new ClientMessage.Submit(
                            new RequestId(request),
                            TABLE,
                            Epoch.FIRST,
                            0,
                            new Command.Turn(request, new TurnMove.RollDice())))
                    .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
        }
    }

    @Override
    public void close() {
        channels.forEach(channel -> channel.close().awaitUninterruptibly());
        loops.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
