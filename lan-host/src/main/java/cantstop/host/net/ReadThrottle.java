package cantstop.host.net;

import cantstop.host.environment.HostLimits;
import cantstop.host.environment.RateLimit;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What the host reads from one connection: so many bytes and messages a second, and no more while the host's
/// thread has not done what was read. Beyond that it stops reading, so that the guest's own network holds the
/// rest back; nothing is lost, and nobody is sent away for haste. Confined to its channel's loop.
final class Intake extends ChannelInboundHandlerAdapter {
    private final RateLimit bytes;
    private final RateLimit messages;
    private @Nullable ChannelHandlerContext context;
    private int undone;
    private boolean resting;

    Intake(Supplier<Duration> clock) {
        bytes = new RateLimit(clock, HostLimits.BYTES_PER_SECOND, HostLimits.BYTES_AT_ONCE);
        messages = new RateLimit(clock, HostLimits.READ_PER_SECOND, HostLimits.READ_AT_ONCE);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        context = ctx;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object read) {
        if (read instanceof ByteBuf some) {
            rest(bytes.spend(some.readableBytes()));
        }
        ctx.fireChannelRead(read);
    }

    /// A message goes to the host's thread.
    void begun() {
        undone++;
        rest(messages.spend(1));
        readOrNot();
    }

    /// The host's thread has done with one.
    void done() {
        undone--;
        readOrNot();
    }

    private void rest(Duration pause) {
        if (context != null && !resting && pause.isPositive()) {
            resting = true;
            readOrNot();
            var _ = context.executor()
                    .schedule(
                            () -> {
                                resting = false;
                                readOrNot();
                            },
                            pause.toMillis() + 1,
                            TimeUnit.MILLISECONDS);
        }
    }

    private void readOrNot() {
        if (context != null) {
            boolean reads = !resting && undone < HostLimits.UNDONE_MESSAGES;
            if (context.channel().config().isAutoRead() != reads) {
                context.channel().config().setAutoRead(reads);
            }
        }
    }
}
