package cantstop.host.net;

import cantstop.host.HostCore;
import cantstop.host.browser.SeatDoor;
import cantstop.protocol.net.Pipelines;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.group.ChannelGroup;
import io.netty.handler.flow.FlowControlHandler;
import io.netty.handler.ssl.SslContext;
import java.util.concurrent.Executor;

/// Builds the pipelines of guests' connections, of both kinds, with common limits. Thread-safe.
final class GuestPipelines implements SeatDoor {
    private final AcceptLimit acceptLimit = new AcceptLimit();
    private final Handshakes handshakes = new Handshakes();
    private final OutboundBudget unsent = new OutboundBudget();
    private final EncodingCache encodings = new EncodingCache();
    private final ChannelGroup guests;
    private final HostCore core;
    private final HostThread host;
    private final Executor tlsExecutor;

    /// @param tlsExecutor computes what the handshakes need
    GuestPipelines(ChannelGroup guests, HostCore core, HostThread host, Executor tlsExecutor) {
        this.guests = guests;
        this.core = core;
        this.host = host;
        this.tlsExecutor = tlsExecutor;
    }

    @Override
    public boolean admits(Channel channel) {
        return acceptLimit.admits(channel);
    }

    /// Adds the handlers of a guest that comes by TLS.
    void enter(Channel channel, SslContext tls) {
        guests.add(channel);
        ReadThrottle throttle = new ReadThrottle(host::now);
        channel.pipeline().addFirst("unsent", unsent.of(channel));
        channel.pipeline().addLast("gate", new HandshakeGate(handshakes, acceptLimit));
        Pipelines.host(channel, tls, tlsExecutor, session(channel, throttle, false));
        channel.pipeline().addAfter("tls", "throttle", throttle);
        channel.pipeline().addBefore("session", "patience", new FlowControlHandler());
    }

    @Override
    public void enter(Channel channel, ChannelHandler introduction) {
        guests.add(channel);
        ReadThrottle throttle = new ReadThrottle(host::now);
        channel.pipeline().addFirst("unsent", unsent.of(channel));
        channel.pipeline().addLast("gate", new HandshakeGate(handshakes, acceptLimit));
        channel.pipeline().addLast("throttle", throttle);
        Pipelines.host(channel.pipeline(), introduction, session(channel, throttle, true));
        channel.pipeline().addBefore("session", "patience", new FlowControlHandler());
    }

    private ChannelHandler session(Channel channel, ReadThrottle throttle, boolean browser) {
        Runnable known = () -> {
            acceptLimit.known(channel);
            HandshakeGate.secured(channel, handshakes);
        };
        return new GuestHandler(core, host, known, throttle, encodings, browser);
    }
}
