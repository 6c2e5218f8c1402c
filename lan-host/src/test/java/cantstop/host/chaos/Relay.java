package cantstop.host.chaos;

import cantstop.host.chaos.ChaosProxy.End;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One connection through the bad network: two sockets, and a [Way] in each direction. Confined to the proxy's loop.
final class Relay {
    private final Channel guest;
    private final Way toHost;
    private final Way toGuest;
    private @Nullable Channel host;

    Relay(Channel guest, SplittableRandom chance, Supplier<Weather> weather, BooleanSupplier hole) {
        this.guest = guest;
        toHost = new Way(chance.split(), weather, hole);
        toGuest = new Way(chance.split(), weather, hole);
        toGuest.leadsTo(guest);
    }

    /// The handler of the socket at that end.
    ChannelHandler from(End end) {
        return new Mouth(end == End.GUEST ? toHost : toGuest);
    }

    void connected(Channel toTheHost) {
        host = toTheHost;
        toHost.leadsTo(toTheHost);
        guest.config().setAutoRead(true);
        toTheHost.config().setAutoRead(true);
    }

    void reset() {
        resetOnly(End.GUEST);
        resetOnly(End.HOST);
        toHost.drop();
        toGuest.drop();
    }

    /// With no time to linger a socket is closed by a reset.
    void resetOnly(End end) {
        Channel channel = end == End.GUEST ? guest : host;
        if (channel != null && channel.isOpen()) {
            (end == End.GUEST ? toHost : toGuest).losesItsBeginning();
            channel.config().setOption(ChannelOption.SO_LINGER, 0);
            var _ = channel.close();
        }
    }

    void goOn() {
        toHost.goOn();
        toGuest.goOn();
    }

    boolean isOver() {
        return !guest.isOpen() && (host == null || !host.isOpen());
    }

    /// Where bytes go into a way.
    private static final class Mouth extends ChannelInboundHandlerAdapter {
        private final Way way;

        Mouth(Way way) {
            this.way = way;
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object bytes) {
            way.take((ByteBuf) bytes);
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            way.ends();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            var _ = ctx.close();
        }
    }
}
