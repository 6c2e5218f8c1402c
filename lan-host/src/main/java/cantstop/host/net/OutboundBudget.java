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

/// One budget for the bytes of all connections that were sent and have not left yet. A thousand guests who don't read
/// would each stay below their own limit and together take the host's memory: where the budget is spent, the largest
/// debtor goes first. Thread-safe.
final class Unsent {
    private static final Logger LOG = LoggerFactory.getLogger(Unsent.class);

    private final Set<Debt> debts = new HashSet<>();
    private long total;

    /// Counts one connection, as the handler next to its socket.
    ChannelHandler of(Channel channel) {
        Debt debt = new Debt(channel);
        synchronized (this) {
            debts.add(debt);
        }
        channel.closeFuture().addListener(_ -> forget(debt));
        return debt;
    }

    private synchronized void grow(Debt debt, int bytes) {
        if (!debts.contains(debt)) {
            return;
        }
        debt.bytes += bytes;
        total += bytes;
        while (total > HostLimits.UNSENT_BYTES) {
            Debt largest = debts.stream()
                    .max(Comparator.comparingLong(one -> one.bytes))
                    .orElseThrow();
            forget(largest);
            largest.channel.close().addListener(_ -> LOG.info("Closed the connection with the most unsent bytes"));
        }
    }

    private synchronized void forget(Debt debt) {
        if (debts.remove(debt)) {
            total -= debt.bytes;
        }
    }

    private final class Debt extends ChannelOutboundHandlerAdapter {
        private final Channel channel;
        private long bytes;

        Debt(Channel channel) {
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
