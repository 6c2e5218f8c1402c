package cantstop.host.net;

import cantstop.engine.identity.Key;
import cantstop.host.HostCore;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.net.Secured;
import cantstop.protocol.wire.BreachException;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The last handler of a guest's connection: it hands everything over to the host's thread, in order. Confined to
/// its channel's loop.
final class GuestHandler extends ChannelInboundHandlerAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(GuestHandler.class);

    private final HostCore core;
    private final HostThread host;
    private final Runnable known;
    private final ReadThrottle throttle;
    private final EncodingCache encodings;
    private final boolean browser;
    private @Nullable NettyGuestLink link;

    /// @param known runs when the connection has shown its key
    /// @param throttle limits what is read
    /// @param encodings shared by all connections
    /// @param browser whether the guest comes without TLS
    GuestHandler(
            HostCore core,
            HostThread host,
            Runnable known,
            ReadThrottle throttle,
            EncodingCache encodings,
            boolean browser) {
        this.core = core;
        this.host = host;
        this.known = known;
        this.throttle = throttle;
        this.encodings = encodings;
        this.browser = browser;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof Secured(Key key)) {
            known.run();
            NettyGuestLink secured = new NettyGuestLink(ctx.channel(), host, encodings, browser);
            link = secured;
            host.execute(() -> core.connected(secured, key));
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        NettyGuestLink from = link;
        if (from != null && message instanceof ClientMessage said) {
            throttle.begun();
            host.execute(() -> {
                core.received(from, said);
                ctx.executor().execute(throttle::done);
            });
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (!ctx.channel().isWritable()) {
            tooSlow();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable caught) {
        Throwable cause = Pipelines.cause(caught);
        if (cause instanceof OutOfMemoryError) {
            host.outOfMemory();
        }
        LOG.info("A connection from {} went wrong: {}", ctx.channel().remoteAddress(), cause.toString());
        // The pipeline closes the connection as soon as this returns, so the closing message can't come from another
        // thread.
        if (link != null && cause instanceof BreachException breach) {
            HostMessage last = core.closing(HostMessage.CloseReason.BREACH, String.valueOf(breach.getMessage()));
            ctx.writeAndFlush(last).addListener(_ -> LOG.debug("A breach was answered"));
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        NettyGuestLink gone = link;
        if (gone != null) {
            host.execute(() -> core.lost(gone));
        }
    }

    private void tooSlow() {
        NettyGuestLink slow = link;
        if (slow != null) {
            host.execute(() -> core.end(slow, HostMessage.CloseReason.TOO_SLOW, ""));
        }
    }
}
