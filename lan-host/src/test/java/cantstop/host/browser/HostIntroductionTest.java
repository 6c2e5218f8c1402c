package cantstop.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.dice.Bytes;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.Introduction;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.net.Secured;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.IntroductionCodec;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A connection without TLS, from its first byte to the first message.
class HostIntroductionTest {
    private static final ClientMessage HELLO = new ClientMessage.Hello(VersionRange.OURS, "a page");

    private final Identity host = Identity.fresh();
    private final Identity key = Identity.fresh();
    private final SocketGuest guest = new SocketGuest(key);
    private final List<Object> heard = new ArrayList<>();
    private final List<Throwable> wrong = new ArrayList<>();
    private EmbeddedChannel channel = new EmbeddedChannel();

    @BeforeEach
    void connects() {
        channel = new EmbeddedChannel(new SocketFrames());
        Pipelines.host(
                channel.pipeline(),
                new HostIntroduction(host, new SplittableRandom(1)),
                new ChannelInboundHandlerAdapter() {
                    @Override
                    public void userEventTriggered(ChannelHandlerContext context, Object event) {
                        heard.add(event);
                    }

                    @Override
                    public void channelRead(ChannelHandlerContext context, Object message) {
                        heard.add(message);
                    }

                    @Override
                    public void exceptionCaught(ChannelHandlerContext context, Throwable caught) {
                        wrong.add(Pipelines.cause(caught));
                    }
                });
    }

    private Introduction.Challenge challenge() throws BreachException {
        channel.writeInbound(guest.opens());
        BinaryWebSocketFrame answer = channel.readOutbound();
        return SocketGuest.challenge(answer);
    }

    @Test
    void eachShowsItsKeyAndTheGuestSpeaks() throws BreachException {
        Introduction.Challenge challenge = challenge();
        assertThat(challenge.answers(guest.opening())).isTrue();
        assertThat(challenge.key()).isEqualTo(host.key());

        channel.writeInbound(guest.proves(challenge));
        channel.writeInbound(SocketGuest.frame(ClientMessageCodec.encode(HELLO)));

        assertThat(heard).containsExactly(new Secured(key.key()), HELLO);
        assertThat(wrong).isEmpty();
    }

    @Test
    void whereAMessageOfTheSocketEndsMeansNothing() throws BreachException {
        Introduction.Challenge challenge = challenge();
        BinaryWebSocketFrame proof = guest.proves(challenge);
        int half = proof.content().readableBytes() / 2;

        channel.writeInbound(new BinaryWebSocketFrame(false, 0, proof.content().readRetainedSlice(half)));
        channel.writeInbound(new ContinuationWebSocketFrame(true, 0, proof.content()));

        assertThat(heard).containsExactly(new Secured(key.key()));
    }

    @Test
    void anotherKeysProofEndsTheConnection() throws BreachException {
        Introduction.Challenge challenge = challenge();
        Introduction.Proof forged = challenge.proven(Identity.fresh(), guest.opening());

        channel.writeInbound(SocketGuest.frame(IntroductionCodec.encode(forged)));

        assertThat(heard).isEmpty();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void theProofOfAnotherConnectionIsWorthNothing() throws BreachException {
        Introduction.Challenge earlier = new Introduction.Opening(
                        key.publicKey(), Bytes.of(new byte[Introduction.NONCE]))
                .answered(host, Bytes.of(new byte[Introduction.NONCE]));
        challenge();

        channel.writeInbound(guest.proves(earlier));

        assertThat(heard).isEmpty();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void helloBeforeAnyKeyEndsTheConnection() {
        channel.writeInbound(SocketGuest.frame(ClientMessageCodec.encode(HELLO)));

        assertThat(heard).isEmpty();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void silenceEndsTheConnection() {
        channel.advanceTimeBy(Limits.HANDSHAKE.toMillis() + 1, TimeUnit.MILLISECONDS);
        channel.runScheduledPendingTasks();

        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void whoHasShownTheirKeyMayBeSilentForLonger() throws BreachException {
        channel.writeInbound(guest.proves(challenge()));

        channel.advanceTimeBy(Limits.HANDSHAKE.toMillis() + 1, TimeUnit.MILLISECONDS);
        channel.runScheduledPendingTasks();

        assertThat(channel.isOpen()).isTrue();
    }

    @Test
    void aTextEndsTheConnection() {
        channel.writeInbound(new TextWebSocketFrame("hello"));

        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aPingIsAnswered() {
        channel.writeInbound(new PingWebSocketFrame(Unpooled.wrappedBuffer(new byte[] {1, 2})));

        PongWebSocketFrame pong = channel.readOutbound();
        assertThat(pong.content().readableBytes()).isEqualTo(2);
    }

    @Test
    void noiseNeverGetsInAndNeverThrows() {
        Random random = new Random(25);
        for (int round = 0; round < 2000; round++) {
            connects();
            byte[] noise = new byte[1 + random.nextInt(200)];
            random.nextBytes(noise);

            channel.writeInbound(new BinaryWebSocketFrame(Unpooled.wrappedBuffer(noise)));

            assertThat(heard).isEmpty();
            channel.finishAndReleaseAll();
        }
    }
}
