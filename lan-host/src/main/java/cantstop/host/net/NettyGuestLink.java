package cantstop.host.net;

import cantstop.host.session.GuestLink;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import java.net.Inet6Address;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A guest's link over a channel. The core sends and closes from the host's thread; Netty does the rest on its own.
final class NettyGuestLink implements GuestLink {
    private static final Logger LOG = LoggerFactory.getLogger(NettyGuestLink.class);

    private final Channel channel;
    private final HostThread host;
    private final EncodingCache encodings;
    private final boolean browser;

    /// @param encodings shared by all links of the host
    /// @param browser whether it came without TLS
    NettyGuestLink(Channel channel, HostThread host, EncodingCache encodings, boolean browser) {
        this.channel = channel;
        this.host = host;
        this.encodings = encodings;
        this.browser = browser;
    }

    @Override
    public void send(HostMessage message) {
        send(message, null);
    }

    @Override
    public void send(HostMessage message, @Nullable Runnable then) {
        byte[] bytes;
        try {
            bytes = encodings.of(message);
        } catch (RuntimeException e) {
            LOG.warn("A {} could not be encoded", message.getClass().getSimpleName(), e);
            cut();
            return;
        }
        channel.writeAndFlush(bytes).addListener(sent -> {
            if (sent.isSuccess() && then != null) {
                host.execute(then);
            } else if (!sent.isSuccess() && channel.isActive()) {
                LOG.warn("A {} could not be sent", message.getClass().getSimpleName(), sent.cause());
                cut();
            }
        });
    }

    /// A link-local address of IPv6 means something else at every laptop, and nothing without the name of an
    /// interface there. No browser can host.
    @Override
    public Optional<String> address() {
        return !browser
                        && channel.remoteAddress() instanceof InetSocketAddress from
                        && !(from.getAddress() instanceof Inet6Address six && six.isLinkLocalAddress())
                ? Optional.of(from.getAddress().getHostAddress())
                : Optional.empty();
    }

    @Override
    public boolean isBrowser() {
        return browser;
    }

    @Override
    public String from() {
        return channel.remoteAddress() instanceof InetSocketAddress remote
                ? remote.getAddress().getHostAddress()
                : "";
    }

    @Override
    public void close() {
        channel.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
        // A peer that does not read would keep the goodbye in the buffer for ever, so the link is cut.
        Future<?> cut = channel.eventLoop().schedule(this::cut, Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        channel.closeFuture().addListener(_ -> cut.cancel(false));
    }

    private void cut() {
        channel.close().addListener(_ -> LOG.debug("Cut off"));
    }
}
