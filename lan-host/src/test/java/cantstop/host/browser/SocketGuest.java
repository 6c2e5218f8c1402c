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

/// What a guest without TLS says first, byte by byte.
final class SocketGuest {
    private final Identity key;
    private final Introduction.Opening opening;

    SocketGuest(Identity key) {
        this.key = key;
        opening = new Introduction.Opening(key.publicKey(), Bytes.of(new byte[Introduction.NONCE]));
    }

    Introduction.Opening opening() {
        return opening;
    }

    BinaryWebSocketFrame opens() {
        return frame(IntroductionCodec.encode(opening));
    }

    BinaryWebSocketFrame proves(Introduction.Challenge challenge) {
        return frame(IntroductionCodec.encode(challenge.proven(key, opening)));
    }

    static BinaryWebSocketFrame frame(byte[] message) {
        ByteBuf frame = Unpooled.buffer();
        int rest = message.length;
        while (rest >= 0x80) {
            frame.writeByte(rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        return new BinaryWebSocketFrame(frame.writeByte(rest).writeBytes(message));
    }

    static Introduction.Challenge challenge(BinaryWebSocketFrame frame) throws BreachException {
        byte[] bytes = ByteBufUtil.getBytes(frame.content());
        int prefix = bytes[0] < 0 ? 2 : 1;
        return IntroductionCodec.challenge(ByteBufUtil.getBytes(frame.content(), prefix, bytes.length - prefix));
    }
}
