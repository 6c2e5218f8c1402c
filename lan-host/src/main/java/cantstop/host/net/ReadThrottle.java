package cantstop.host.net;

import cantstop.host.environment.HostLimits;
import cantstop.protocol.RateLimit;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The rate limit and back-pressure of what the host reads from one connection: so many bytes and messages a second,
/// and nothing while too many messages wait for the host's thread. Beyond that it stops reading, so that the guest's
/// own network holds the rest back. Nothing is lost, and no guest is disconnected for haste. Confined to its channel's
/// loop.
final class ReadThrottle extends ChannelInboundHandlerAdapter {
    private final RateLimit bytes;
    private final RateLimit messages;
    private @Nullable ChannelHandlerContext context;
    private int waiting;
    private boolean pausing;

    ReadThrottle(Supplier<Duration> clock) {
        bytes = new RateLimit(clock, HostLimits.BYTES_PER_SECOND, HostLimits.BYTE_BURST);
        messages = new RateLimit(clock, HostLimits.READ_PER_SECOND, HostLimits.READ_BURST);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        context = ctx;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object read) {
        if (read instanceof ByteBuf some) {
            pause(bytes.spend(some.readableBytes()));
        }
        ctx.fireChannelRead(read);
    }

    /// A message is handed to the host's thread.
    void begun() {
        waiting++;
        pause(messages.spend(1));
        updateAutoRead();
    }

    /// The host's thread has handled a message.
    void done() {
        waiting--;
        updateAutoRead();
    }

    private void pause(Duration pause) {
        if (context != null && !pausing && pause.isPositive()) {
            pausing = true;
            updateAutoRead();
            var _ = context.executor()
                    .schedule(
                            () -> {
                                pausing = false;
                                updateAutoRead();
                            },
                            pause.toMillis() + 1,
                            TimeUnit.MILLISECONDS);
        }
    }

    private void updateAutoRead() {
        if (context != null) {
            boolean reads = !pausing && waiting < HostLimits.WAITING_MESSAGES;
            if (context.channel().config().isAutoRead() != reads) {
                context.channel().config().setAutoRead(reads);
            }
        }
    }
}
