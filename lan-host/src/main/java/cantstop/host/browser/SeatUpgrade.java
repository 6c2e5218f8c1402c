package cantstop.host.browser;

import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshakerFactory;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Upgrades an HTTP connection that asks for the WebSocket to a guest's connection; passes all other requests on.
/// Confined to its channel's loop.
final class SeatUpgrade extends ChannelInboundHandlerAdapter {
    /// The protocol that both ends must name.
    static final String SUBPROTOCOL = "cantstop." + VersionRange.OURS.highest();

    private static final Logger LOG = LoggerFactory.getLogger(SeatUpgrade.class);

    private static final String DOWNLOADS = "downloads";

    private final SeatDoor door;
    private final Supplier<ChannelHandler> introductions;
    private final Runnable leave;

    SeatUpgrade(SeatDoor door, Supplier<ChannelHandler> introductions, Runnable leave) {
        this.door = door;
        this.introductions = introductions;
        this.leave = leave;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object read) {
        if (!(read instanceof FullHttpRequest request && request.decoderResult().isSuccess())
                || !request.uri().equals(SeatSite.SOCKET)) {
            context.fireChannelRead(read);
            return;
        }
        try {
            upgrade(context, request);
        } finally {
            request.release();
        }
    }

    private void upgrade(ChannelHandlerContext context, FullHttpRequest request) {
        Channel channel = context.channel();
        if (!isFromHere(request)) {
            refuse(context, HttpResponseStatus.FORBIDDEN);
            return;
        }
        WebSocketDecoderConfig config = WebSocketDecoderConfig.newBuilder()
                .maxFramePayloadLength(Limits.SOCKET_MESSAGE)
                .allowExtensions(false)
                .build();
        WebSocketServerHandshaker shaker =
                new WebSocketServerHandshakerFactory(SeatSite.SOCKET, SUBPROTOCOL, config).newHandshaker(request);
        if (shaker == null || !isComplete(request)) {
            refuse(context, HttpResponseStatus.UPGRADE_REQUIRED);
            return;
        }
        leave.run();
        if (!door.admits(channel)) {
            refuse(context, HttpResponseStatus.SERVICE_UNAVAILABLE);
            return;
        }
        enter(context, request, shaker);
    }

    private void enter(ChannelHandlerContext context, FullHttpRequest request, WebSocketServerHandshaker shaker) {
        Channel channel = context.channel();
        channel.config().setOption(ChannelOption.IP_TOS, 0);
        channel.config().setOption(ChannelOption.TCP_NODELAY, true);
        channel.config()
                .setWriteBufferWaterMark(new WriteBufferWaterMark(Limits.WRITE_LOW_WATER, Limits.WRITE_HIGH_WATER));
        channel.config().setAutoRead(true);
        if (channel.pipeline().get(DOWNLOADS) != null) {
            channel.pipeline().remove(DOWNLOADS);
        }
        shaker.handshake(channel, request).addListener(done -> {
            if (!done.isSuccess()) {
                LOG.debug("No WebSocket came of it", done.cause());
                var _ = channel.close();
            }
        });
        channel.pipeline().addLast("socket", new SocketFrames());
        door.enter(channel, introductions.get());
        channel.pipeline().remove(this);
    }

    /// Whether the request is what the standard asks for; Netty would also take the drafts before it, and answers
    /// nothing else.
    private static boolean isComplete(FullHttpRequest request) {
        HttpHeaders said = request.headers();
        return request.method().equals(HttpMethod.GET)
                && said.containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE, true)
                && said.containsValue(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET, true)
                && WebSocketVersion.V13.toHttpHeaderValue().equals(said.get(HttpHeaderNames.SEC_WEBSOCKET_VERSION))
                && said.contains(HttpHeaderNames.SEC_WEBSOCKET_KEY);
    }

    /// The allowed origins: this host's page, and that of another host on the same network, whose table may have moved
    /// here. A site of the internet is refused. A program that is no browser names no origin.
    private static boolean isFromHere(FullHttpRequest request) {
        String origin = request.headers().get(HttpHeaderNames.ORIGIN);
        return origin == null
                || origin.equals("http://" + request.headers().get(HttpHeaderNames.HOST))
                || isInThisRoom(origin);
    }

    private static boolean isInThisRoom(String origin) {
        try {
            URI place = URI.create(origin);
            InetAddress address =
                    InetAddress.ofLiteral(String.valueOf(place.getHost()).replaceAll("[\\[\\]]", ""));
            boolean isUniqueLocal = address instanceof Inet6Address && (address.getAddress()[0] & 0xfe) == 0xfc;
            return "http".equals(place.getScheme())
                    && (address.isSiteLocalAddress()
                            || address.isLinkLocalAddress()
                            || address.isLoopbackAddress()
                            || isUniqueLocal);
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static void refuse(ChannelHandlerContext context, HttpResponseStatus why) {
        DefaultFullHttpResponse response =
                new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, why, Unpooled.EMPTY_BUFFER);
        response.headers().set(HttpHeaderNames.CONTENT_LENGTH, 0);
        var _ = context.writeAndFlush(response).addListener(ChannelFutureListener.CLOSE);
    }
}
