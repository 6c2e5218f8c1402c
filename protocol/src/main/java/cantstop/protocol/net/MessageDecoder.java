package cantstop.protocol.net;

import cantstop.protocol.wire.BreachException;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageDecoder;
import java.util.List;

/// Decodes each frame into a message. After a breach it decodes nothing more.
final class MessageDecoder extends MessageToMessageDecoder<ByteBuf> {
    /// Decodes the bytes of a frame.
    interface Reading {
        Object decode(byte[] frame) throws BreachException;
    }

    private final Reading reading;
    private boolean broken;

    MessageDecoder(Reading reading) {
        super(ByteBuf.class);
        this.reading = reading;
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf frame, List<Object> out) throws BreachException {
        if (broken) {
            return;
        }
        try {
            out.add(reading.decode(ByteBufUtil.getBytes(frame)));
        } catch (BreachException e) {
            broken = true;
            throw e;
        }
    }
}
