package cantstop.protocol.net;

import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageEncoder;
import java.util.List;
import java.util.function.Function;

/// Encodes each message as the bytes of a frame.
@Sharable
final class MessageEncoder<M> extends MessageToMessageEncoder<M> {
    private final Function<M, byte[]> writing;

    MessageEncoder(Class<M> messages, Function<M, byte[]> writing) {
        super(messages);
        this.writing = writing;
    }

    @Override
    protected void encode(ChannelHandlerContext ctx, M message, List<Object> out) {
        out.add(writing.apply(message));
    }
}
