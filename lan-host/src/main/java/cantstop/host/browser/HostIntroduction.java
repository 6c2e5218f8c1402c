package cantstop.host.browser;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.protocol.Introduction;
import cantstop.protocol.Limits;
import cantstop.protocol.net.Secured;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.IntroductionCodec;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Checks a guest's key over a WebSocket: answers its opening, verifies the proof, and leaves the pipeline with
/// [Secured]. A message that is early, late or false ends the connection. Confined to its channel's loop.
final class HostIntroduction extends ChannelInboundHandlerAdapter {
    private final HandSigner host;
    private final RandomGenerator random;
    private Introduction.@Nullable Opening opening;
    private Introduction.@Nullable Challenge challenge;
    private @Nullable Future<?> patience;

    /// @param random must be unpredictable
    HostIntroduction(HandSigner host, RandomGenerator random) {
        this.host = host;
        this.random = random;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        Runnable close = () -> {
            var _ = context.close();
        };
        patience = context.executor().schedule(close, Limits.HANDSHAKE.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        if (patience != null) {
            patience.cancel(false);
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object read) throws BreachException {
        if (!(read instanceof ByteBuf frame)) {
            context.fireChannelRead(read);
            return;
        }
        try {
            hear(context, ByteBufUtil.getBytes(frame));
        } finally {
            frame.release();
        }
    }

    private void hear(ChannelHandlerContext context, byte[] frame) throws BreachException {
        Introduction.Opening before = opening;
        Introduction.Challenge asked = challenge;
        if (before == null || asked == null) {
            byte[] nonce = new byte[Introduction.NONCE];
            random.nextBytes(nonce);
            Introduction.Opening opened = IntroductionCodec.opening(frame);
            Introduction.Challenge answer = opened.answered(host, Bytes.of(nonce));
            opening = opened;
            challenge = answer;
            var _ = context.writeAndFlush(IntroductionCodec.encode(answer));
        } else if (IntroductionCodec.proof(frame).proves(before, asked)) {
            context.fireUserEventTriggered(new Secured(before.key()));
            context.pipeline().remove(this);
        } else {
            throw new BreachException("a key that the guest does not hold");
        }
    }
}
