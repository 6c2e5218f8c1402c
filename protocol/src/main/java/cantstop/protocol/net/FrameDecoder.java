package cantstop.protocol.net;

import cantstop.protocol.wire.BreachException;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.util.List;

/// Cuts the stream into frames.
///
/// ```
/// +--------+------------------+--------+-----
/// | length | as many bytes    | length | ...
/// +--------+------------------+--------+-----
///  varint,  one message
///  1 to 3
///  bytes
/// ```
///
/// A varint has seven bits in each byte, the lowest first; a set highest bit says that another byte follows. A
/// length of zero, one of more than three bytes and one above the limit are breaches. After a breach nothing more
/// is read, since the start of the next frame is unknown.
final class FrameDecoder extends ByteToMessageDecoder {
    private static final int LONGEST_PREFIX = 3;

    private final int longest;
    private boolean broken;

    /// @param longest the longest frame, in bytes
    FrameDecoder(int longest) {
        this.longest = longest;
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) throws BreachException {
        if (broken) {
            in.skipBytes(in.readableBytes());
            return;
        }
        in.markReaderIndex();
        int length = length(in);
        if (length < 0 || in.readableBytes() < length) {
            in.resetReaderIndex();
            return;
        }
        out.add(in.readRetainedSlice(length));
    }

    /// The length at the beginning of the next frame, or -1 where not all of it is there yet.
    private int length(ByteBuf in) throws BreachException {
        int length = 0;
        for (int i = 0; i < LONGEST_PREFIX; i++) {
            if (!in.isReadable()) {
                return -1;
            }
            int next = in.readUnsignedByte();
            length |= (next & 0x7f) << 7 * i;
            if (next < 0x80) {
                return checked(length);
            }
        }
        throw breach("a frame's length of more than " + LONGEST_PREFIX + " bytes");
    }

    private int checked(int length) throws BreachException {
        if (length == 0) {
            throw breach("an empty frame");
        }
        if (length > longest) {
            throw breach("a frame of " + length + " bytes, more than " + longest);
        }
        return length;
    }

    private BreachException breach(String message) {
        broken = true;
        return new BreachException(message);
    }
}
