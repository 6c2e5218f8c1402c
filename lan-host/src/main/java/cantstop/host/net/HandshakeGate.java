package cantstop.host.net;

import cantstop.host.environment.HostLimits;
import cantstop.protocol.Limits;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/// Holds back the first bytes of a connection until it is its turn for the handshake. It stands before TLS, and limits
/// a handshake by its progress: a connection that sends nothing for [Limits#HANDSHAKE] is closed, one that waits for
/// its turn is not. Confined to its channel's loop.
final class HandshakeGate extends ChannelInboundHandlerAdapter {
    /// How often an arrival of bytes may extend the time of a handshake: twice as often as TLS needs.
    private static final int STEPS = 8;

    private final Handshakes handshakes;
    private final AcceptLimit acceptLimit;
    private final Deque<ByteBuf> held = new ArrayDeque<>();
    private final List<Future<?>> waits = new ArrayList<>();
    private int bytes;
    private int steps;
    private boolean open;

    HandshakeGate(Handshakes handshakes, AcceptLimit acceptLimit) {
        this.handshakes = handshakes;
        this.acceptLimit = acceptLimit;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        patient(ctx);
        waits.add(after(ctx, Limits.TIME_TO_SPEAK, () -> acceptLimit.keepsSilent(ctx.channel())));
    }

    private void patient(ChannelHandlerContext ctx) {
        stopWaiting();
        waits.add(after(ctx, Limits.HANDSHAKE, () -> close(ctx)));
    }

    private void stopWaiting() {
        waits.forEach(wait -> wait.cancel(false));
        waits.clear();
    }

    private static Future<?> after(ChannelHandlerContext ctx, Duration time, Runnable task) {
        return ctx.executor().schedule(task, time.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static void close(ChannelHandlerContext ctx) {
        var _ = ctx.close();
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object read) {
        if (open || !(read instanceof ByteBuf some)) {
            if (steps < STEPS) {
                steps++;
                patient(ctx);
            }
            ctx.fireChannelRead(read);
            return;
        }
        boolean first = held.isEmpty();
        held.add(some);
        bytes += some.readableBytes();
        if (bytes > Limits.GUEST_FRAME) {
            close(ctx);
        } else if (first) {
            stopWaiting();
            acceptLimit.spoke(ctx.channel());
            handshakes.wants(
                    ctx.channel(), address(ctx.channel()), () -> ctx.executor().execute(() -> begin(ctx)));
        }
    }

    private static String address(Channel channel) {
        return channel.remoteAddress() instanceof InetSocketAddress from
                ? from.getAddress().getHostAddress()
                : "";
    }

    private void begin(ChannelHandlerContext ctx) {
        if (!ctx.channel().isActive()) {
            handshakes.ended(ctx.channel());
            return;
        }
        open = true;
        patient(ctx);
        // Slow or stuck: it may go on, but no longer counts as concurrent.
        var _ = after(ctx, HostLimits.HANDSHAKE_TURN, () -> handshakes.ended(ctx.channel()));
        while (!held.isEmpty()) {
            ctx.fireChannelRead(held.remove());
        }
        ctx.fireChannelReadComplete();
    }

    /// The connection has shown its key: this handler is not needed any more.
    static void secured(Channel channel, Handshakes handshakes) {
        handshakes.ended(channel);
        HandshakeGate gate = channel.pipeline().get(HandshakeGate.class);
        if (gate != null) {
            gate.stopWaiting();
            channel.pipeline().remove(gate);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        stopWaiting();
        handshakes.ended(ctx.channel());
        held.forEach(ReferenceCountUtil::release);
        held.clear();
        ctx.fireChannelInactive();
    }
}
