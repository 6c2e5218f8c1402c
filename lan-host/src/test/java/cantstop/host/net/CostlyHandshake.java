package cantstop.host.net;

import cantstop.engine.identity.Key;
import cantstop.protocol.net.Secured;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;

/// Stands for TLS at the host's end: two steps that cost the processor most of what a guest costs, with an answer in
/// between.
final class CostlyHandshake extends ChannelInboundHandlerAdapter {
    /// Its certificate and what goes with it, in bytes.
    static final int ANSWER = 1_400;

    private final Key key;
    private final Processor processor;
    private final Duration cost;
    private final Runnable begun;
    private final Queue<Object> early = new ArrayDeque<>();
    private int steps;

    /// @param key the guest's, which it shows in the second step
    CostlyHandshake(Key key, Processor processor, Duration cost, Runnable begun) {
        this.key = key;
        this.processor = processor;
        this.cost = cost;
        this.begun = begun;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object frame) {
        steps++;
        if (steps > 2) {
            early.add(frame);
            return;
        }
        ReferenceCountUtil.release(frame);
        if (steps == 1) {
            begun.run();
            processor.work(
                    cost.dividedBy(2),
                    () -> context.executor().execute(() -> {
                        var _ = context.writeAndFlush(new byte[ANSWER]);
                    }));
        } else {
            processor.work(cost.dividedBy(2), () -> context.executor().execute(() -> shown(context)));
        }
    }

    private void shown(ChannelHandlerContext context) {
        if (context.channel().isActive()) {
            context.fireUserEventTriggered(new Secured(key));
            early.forEach(context::fireChannelRead);
            early.clear();
            context.pipeline().remove(this);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        early.forEach(ReferenceCountUtil::release);
        early.clear();
        context.fireChannelInactive();
    }
}
