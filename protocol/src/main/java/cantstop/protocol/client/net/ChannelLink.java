package cantstop.protocol.client.net;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.net.Secured;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A connection as the core sees it: the last handler of a channel, which exists before the channel does. Tells its
/// listener of one loss, and of nothing after it was closed. Confined to the loop.
final class ChannelLink extends SimpleChannelInboundHandler<HostMessage> implements HostLink {
    private static final Logger LOG = LoggerFactory.getLogger(ChannelLink.class);

    private final LinkListener listener;
    private @Nullable Channel channel;
    private boolean secured;
    private boolean over;

    ChannelLink(LinkListener listener) {
        this.listener = listener;
    }

    /// The channel that is to become the link.
    void tries(Channel candidate) {
        channel = candidate;
    }

    /// The peer has shown its key.
    boolean isSecured() {
        return secured;
    }

    /// The channel is connected to a peer, or hears something of its handshake.
    void reaches() {
        if (!over) {
            listener.reached();
        }
    }

    /// Whether the link was given up.
    boolean isOver() {
        return over;
    }

    /// The channel could not be opened, or is closed.
    void lose(LossReason reason) {
        if (!over) {
            over = true;
            listener.lost(reason);
        }
    }

    @Override
    public void send(ClientMessage message) {
        if (channel != null) {
            channel.writeAndFlush(message).addListener((ChannelFuture sent) -> {
                // If the connection is gone, the core is told of its loss instead.
                if (!sent.isSuccess() && sent.channel().isActive()) {
                    LOG.error("A message could not be sent", sent.cause());
                }
            });
        }
    }

    /// On a half-open connection the closing message never leaves, so it is cut after a while.
    @Override
    public void close() {
        over = true;
        Channel closing = channel;
        if (closing == null) {
            return;
        }
        if (!secured) {
            var _ = closing.close();
            return;
        }
        Runnable cutting = () -> {
            var _ = closing.close();
        };
        Future<?> cut = closing.eventLoop().schedule(cutting, Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        closing.closeFuture().addListener(_ -> cut.cancel(false));
        closing.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof Secured(Key hostKey) && !over) {
            secured = true;
            listener.opened(hostKey);
        }
    }

    /// An exception of the listener does not end the link: an entry that it missed shows as a gap, which is requested
    /// again.
    @Override
    protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
        if (over) {
            return;
        }
        try {
            listener.received(message);
        } catch (RuntimeException e) {
            LOG.error(
                    "A message from the host was not taken: {}",
                    message.getClass().getSimpleName(),
                    e);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable caught) {
        LOG.debug("A connection to a host failed", caught);
        lose(Losses.ofConnection(caught, secured));
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        lose(secured ? LossReason.RESET : LossReason.NOT_A_HOST);
    }
}
