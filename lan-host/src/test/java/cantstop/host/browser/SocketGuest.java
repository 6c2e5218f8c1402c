package cantstop.host.browser;

import cantstop.engine.dice.Bytes;
import cantstop.protocol.Identity;
import cantstop.protocol.Introduction;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.IntroductionCodec;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import java.util.Arrays;

/// What a guest without TLS says first, byte by byte.
public final class SocketGuest {
    private final Identity key;
    private final Introduction.Opening opening;

    public SocketGuest(Identity key) {
        this.key = key;
        opening = new Introduction.Opening(key.publicKey(), Bytes.of(new byte[Introduction.NONCE]));
    }

    Introduction.Opening opening() {
        return opening;
    }

    public BinaryWebSocketFrame opens() {
        return frame(IntroductionCodec.encode(opening));
    }

    public BinaryWebSocketFrame proves(Introduction.Challenge challenge) {
        return frame(IntroductionCodec.encode(challenge.proven(key, opening)));
    }

    public static BinaryWebSocketFrame frame(byte[] message) {
        ByteBuf frame = Unpooled.buffer();
        int rest = message.length;
        while (rest >= 0x80) {
            frame.writeByte(rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        return new BinaryWebSocketFrame(frame.writeByte(rest).writeBytes(message));
    }

    public static Introduction.Challenge challenge(BinaryWebSocketFrame frame) throws BreachException {
        return IntroductionCodec.challenge(message(frame));
    }

    /// The bytes of a frame without its length, where a message of the WebSocket is one.
    public static byte[] message(BinaryWebSocketFrame frame) {
        byte[] bytes = ByteBufUtil.getBytes(frame.content());
        int prefix = 1;
        while (bytes[prefix - 1] < 0) {
            prefix++;
        }
        return Arrays.copyOfRange(bytes, prefix, bytes.length);
    }
}
