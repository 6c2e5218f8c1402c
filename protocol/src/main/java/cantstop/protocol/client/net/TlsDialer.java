package cantstop.protocol.client.net;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.net.Tls;
import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/// Dials over TLS. A name is looked up on a thread of its own, since the system's resolver blocks and a
/// link-local name may take seconds; of several addresses each is tried in turn. How long all of it may take
/// is for the core.
final class TlsDialer implements Dialer {
    private final EventLoop loop;
    private final Identity identity;
    private @Nullable SslContext tls;

    TlsDialer(EventLoop loop, Identity identity) {
        this.loop = loop;
        this.identity = identity;
    }

    @Override
    public HostLink dial(HostAddress address, LinkListener listener) {
        ChannelLink link = new ChannelLink(listener);
        Optional<InetAddress> literal = literal(address.host());
        if (literal.isPresent()) {
            loop.execute(() -> tryEach(List.of(literal.get()), address.port(), link));
            return link;
        }
        Thread.ofPlatform().daemon().name("cantstop-lookup").start(() -> lookUp(address, link));
        return link;
    }

    /// Addresses that need no lookup: a party that waits for its host dials many times a second.
    private static Optional<InetAddress> literal(String host) {
        try {
            return Optional.of(InetAddress.ofLiteral(host));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private void lookUp(HostAddress address, ChannelLink link) {
        Runnable next;
        try {
            List<InetAddress> found = List.of(InetAddress.getAllByName(address.host()));
            next = () -> tryEach(found, address.port(), link);
        } catch (UnknownHostException e) {
            next = () -> link.lose(LossReason.UNKNOWN_ADDRESS);
        }
        try {
            loop.execute(next);
        } catch (RejectedExecutionException _) {
            // The guest was closed meanwhile and needs no answer.
        }
    }

    /// Tries the first of these addresses, and if it does not answer, the others.
    private void tryEach(List<InetAddress> addresses, int port, ChannelLink link) {
        if (link.isOver()) {
            return;
        }
        ChannelFuture connecting = bootstrap().connect(new InetSocketAddress(addresses.getFirst(), port));
        link.tries(connecting.channel());
        connecting.addListener((ChannelFuture connected) -> {
            if (connected.isSuccess()) {
                Pipelines.guest(connected.channel(), tls(), link);
                connected.channel().pipeline().addFirst(new HandshakeProgress(link));
                link.reaches();
            } else if (addresses.size() > 1) {
                tryEach(addresses.subList(1, addresses.size()), port, link);
            } else {
                link.lose(Losses.ofConnecting(connected.cause()));
            }
        });
    }

    /// A link can stand in one channel only, so the pipeline is built when a channel is connected: before
    /// anything is read, since that begins after those who wait for the connection have been told.
    private Bootstrap bootstrap() {
        return new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, Math.toIntExact(Limits.ATTEMPT.toMillis()))
                .handler(new ChannelInboundHandlerAdapter());
    }

    /// What TLS needs, made once and on the loop. It takes a while, so it is better made before the first
    /// attempt, whose time is short.
    SslContext tls() {
        if (tls == null) {
            tls = Tls.guest(identity);
        }
        return tls;
    }
}
