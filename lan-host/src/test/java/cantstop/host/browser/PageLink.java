package cantstop.host.browser;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.Introduction;
import cantstop.protocol.net.Secured;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.HostMessageCodec;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.MessageToMessageCodec;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler.ClientHandshakeStateEvent;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.SplittableRandom;

/// The line of an attacker that poses as a browser's page: a WebSocket, the introduction, and then the messages that
/// others send by TLS.
public final class PageLink extends MessageToMessageCodec<BinaryWebSocketFrame, ClientMessage> {
    /// What it says first.
    public enum First {
        NOTHING,
        NOISE,
        INTRODUCTION
    }

    private static final int NOISE = 4000;
    private static final int ANSWER = 64 * 1024;

    private final SocketGuest guest = new SocketGuest(Identity.fresh());
    private final SplittableRandom chance = new SplittableRandom();
    private final First first;
    private boolean proven;

    private PageLink(First first) {
        this.first = first;
    }

    /// Adds the handlers of one.
    public static void enter(ChannelPipeline pipeline, InetSocketAddress page, First first, ChannelHandler session) {
        WebSocketClientProtocolConfig wish = WebSocketClientProtocolConfig.newBuilder()
                .webSocketUri("ws://" + page.getAddress().getHostAddress() + ":" + page.getPort() + SeatSite.SOCKET)
                .subprotocol(SeatUpgrade.SUBPROTOCOL)
                .maxFramePayloadLength(1 << 20)
                .build();
        pipeline.addLast(
                new HttpClientCodec(),
                new HttpObjectAggregator(ANSWER),
                new WebSocketClientProtocolHandler(wish),
                new PageLink(first),
                session);
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event == ClientHandshakeStateEvent.HANDSHAKE_COMPLETE && first != First.NOTHING) {
            var _ = context.writeAndFlush(first == First.NOISE ? noise() : guest.opens());
        }
    }

    private BinaryWebSocketFrame noise() {
        byte[] noise = new byte[1 + chance.nextInt(NOISE)];
        chance.nextBytes(noise);
        return new BinaryWebSocketFrame(Unpooled.wrappedBuffer(noise));
    }

    @Override
    protected void decode(ChannelHandlerContext context, BinaryWebSocketFrame frame, List<Object> out)
            throws BreachException {
        if (proven) {
            out.add(HostMessageCodec.decode(SocketGuest.message(frame)));
            return;
        }
        proven = true;
        Introduction.Challenge challenge = SocketGuest.challenge(frame);
        var _ = context.writeAndFlush(guest.proves(challenge));
        context.fireUserEventTriggered(new Secured(challenge.key()));
    }

    @Override
    protected void encode(ChannelHandlerContext context, ClientMessage message, List<Object> out) {
        out.add(SocketGuest.frame(ClientMessageCodec.encode(message)));
    }
}
