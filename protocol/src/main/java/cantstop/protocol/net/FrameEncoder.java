package cantstop.protocol.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToByteEncoder;

/// Puts its length before each message, as [FrameDecoder] reads it.
@Sharable
final class FrameEncoder extends MessageToByteEncoder<byte[]> {
    static final FrameEncoder INSTANCE = new FrameEncoder();

    private FrameEncoder() {
        super(byte[].class);
    }

    @Override
    protected void encode(ChannelHandlerContext ctx, byte[] message, ByteBuf out) {
        int rest = message.length;
        while (rest >= 0x80) {
            out.writeByte(rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        out.writeByte(rest);
        out.writeBytes(message);
    }
}
