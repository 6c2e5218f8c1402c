package cantstop.host.browser;

import cantstop.protocol.wire.BreachException;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageCodec;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.List;

/// Converts between the binary messages of a WebSocket and the byte stream of the protocol's frames. Where a message
/// ends means nothing.
final class SocketFrames extends MessageToMessageCodec<WebSocketFrame, ByteBuf> {
    @Override
    protected void decode(ChannelHandlerContext context, WebSocketFrame frame, List<Object> out)
            throws BreachException {
        switch (frame) {
            case BinaryWebSocketFrame binary -> out.add(binary.content().retain());
            case ContinuationWebSocketFrame more -> out.add(more.content().retain());
            case PingWebSocketFrame ping -> {
                var _ = context.writeAndFlush(
                        new PongWebSocketFrame(ping.content().retain()));
            }
            case PongWebSocketFrame _ -> {
                // Liveness is the task of the protocol's own pings.
            }
            case CloseWebSocketFrame _ -> {
                var _ = context.writeAndFlush(new CloseWebSocketFrame()).addListener(ChannelFutureListener.CLOSE);
            }
            default -> throw new BreachException("a message of a WebSocket that is not binary");
        }
    }

    @Override
    protected void encode(ChannelHandlerContext context, ByteBuf bytes, List<Object> out) {
        out.add(bytes.isReadable() ? new BinaryWebSocketFrame(bytes.retain()) : bytes.retain());
    }
}
