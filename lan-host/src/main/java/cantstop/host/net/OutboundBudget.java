package cantstop.host.net;

import cantstop.host.environment.HostLimits;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One budget for the unsent bytes of all connections together. A thousand guests who don't read would each stay below
/// their own limit and together take the host's memory. When the budget is spent, the connection with the most unsent
/// bytes is closed. Thread-safe.
final class OutboundBudget {
    private static final Logger LOG = LoggerFactory.getLogger(OutboundBudget.class);

    private final Set<Backlog> backlogs = new HashSet<>();
    private long total;

    /// Counts one connection, as the handler next to its socket.
    ChannelHandler of(Channel channel) {
        Backlog backlog = new Backlog(channel);
        synchronized (this) {
            backlogs.add(backlog);
        }
        channel.closeFuture().addListener(_ -> forget(backlog));
        return backlog;
    }

    private synchronized void grow(Backlog backlog, int bytes) {
        if (!backlogs.contains(backlog)) {
            return;
        }
        backlog.bytes += bytes;
        total += bytes;
        while (total > HostLimits.UNSENT_BYTES) {
            Backlog largest = backlogs.stream()
                    .max(Comparator.comparingLong(one -> one.bytes))
                    .orElseThrow();
            forget(largest);
            largest.channel.close().addListener(_ -> LOG.info("Closed the connection with the most unsent bytes"));
        }
    }

    private synchronized void forget(Backlog backlog) {
        if (backlogs.remove(backlog)) {
            total -= backlog.bytes;
        }
    }

    private final class Backlog extends ChannelOutboundHandlerAdapter {
        private final Channel channel;
        private long bytes;

        Backlog(Channel channel) {
            this.channel = channel;
        }

        @Override
        public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
            ChannelPromise left = promise.unvoid();
            if (message instanceof ByteBuf some) {
                int size = some.readableBytes();
                grow(this, size);
                left.addListener(_ -> grow(this, -size));
            }
            var _ = ctx.write(message, left);
        }
    }
}
