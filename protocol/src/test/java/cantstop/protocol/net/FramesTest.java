package cantstop.protocol.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.SampleClientMessages;
import cantstop.protocol.wire.SampleHostMessages;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.AttributeKey;
import io.netty.util.ReferenceCountUtil;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class FramesTest {
    private static final AttributeKey<Boolean> TALKATIVE = AttributeKey.valueOf("talkative");

    /// What a session sees, and what it says when something goes wrong.
    @Sharable
    private static final class Session extends ChannelInboundHandlerAdapter {
        private final List<Object> messages = new ArrayList<>();
        private final List<Throwable> wrong = new ArrayList<>();

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            messages.add(message);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            wrong.add(Pipelines.cause(cause));
            if (Pipelines.cause(cause) instanceof BreachException breach
                    && ctx.channel().attr(TALKATIVE).get() != null) {
                var _ = ctx.write(new HostMessage.Closing(
                        HostMessage.CloseReason.BREACH,
                        VersionRange.OURS,
                        "cant-stop",
                        String.valueOf(breach.getMessage())));
            }
        }
    }

    private final Session session = new Session();

    private EmbeddedChannel host() {
        return channel(Pipelines.messagesOfGuests());
    }

    private EmbeddedChannel guest() {
        return channel(Pipelines.messagesOfHosts());
    }

    private EmbeddedChannel channel(ChannelHandler... messages) {
        return new EmbeddedChannel(
                Stream.concat(Stream.of(messages), Stream.of(session)).toArray(ChannelHandler[]::new));
    }

    @Test
    void aFrameSplitAnywhereIsTheSameMessage() {
        EmbeddedChannel host = host();
        for (ClientMessage message : SampleClientMessages.all()) {
            byte[] frame = frameOf(message);
            for (int at = 1; at < frame.length; at++) {
                host.writeInbound(Unpooled.copiedBuffer(frame, 0, at));
                assertThat(session.messages).isEmpty();
                host.writeInbound(Unpooled.copiedBuffer(frame, at, frame.length - at));
                assertThat(session.messages).containsExactly(message);
                session.messages.clear();
            }
        }
    }

    @Test
    void twoFramesSplitAnywhereAreTheSameTwoMessages() {
        EmbeddedChannel guest = guest();
        for (HostMessage message : SampleHostMessages.all()) {
            byte[] frame = frameOf(message);
            ByteBuf both = Unpooled.copiedBuffer(frame, frame);
            for (int at = 0; at <= 2 * frame.length; at += step(at, frame.length)) {
                guest.writeInbound(both.copy(0, at), both.copy(at, 2 * frame.length - at));
                assertThat(session.messages).containsExactly(message, message);
                session.messages.clear();
            }
        }
    }

    /// Every place near an end of either frame, where its length is, and every 997th inside a long one.
    private static int step(int at, int length) {
        int fromEnd = Math.min(at % length, length - at % length);
        return fromEnd < 10 ? 1 : Math.min(997, fromEnd - 9);
    }

    @Test
    void framesThatComeByteByByteAreAllThere() {
        EmbeddedChannel host = host();
        for (ClientMessage message : SampleClientMessages.all()) {
            for (byte b : frameOf(message)) {
                host.writeInbound(Unpooled.copiedBuffer(new byte[] {b}));
            }
        }

        assertThat(session.messages).isEqualTo(SampleClientMessages.all());
    }

    @Test
    void aLengthTakesAsManyBytesAsItNeeds() {
        assertThat(frameOf(new ClientMessage.ListTables())).startsWith(0x02);
        byte[] longer = frameOf(new HostMessage.Closing(
                HostMessage.CloseReason.BREACH, VersionRange.OURS, "cant-stop", "d".repeat(200)));
        assertThat(longer).hasSize(2 + (longer[0] & 0x7f) + (longer[1] << 7));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00", // empty
                "818001", // 16385 bytes, one more than a guest may send
                "ffff7f", // the longest that three bytes can say
                "80808001", // four bytes
                "ffffffffffffffffff01",
                "02ffff", // not protobuf
                "020a05", // a known kind, cut off inside
                "03f20700", // garbage after an unknown field
            })
    void whatIsNoFrameClosesTheChannelAndNothingAfterItIsHeard(String hex) {
        EmbeddedChannel host = host();

        host.writeInbound(
                Unpooled.copiedBuffer(HexFormat.of().parseHex(hex)),
                Unpooled.copiedBuffer(frameOf(new ClientMessage.ListTables())));

        assertThat(session.wrong).singleElement().isInstanceOf(BreachException.class);
        assertThat(session.messages).isEmpty();
        assertThat(host.isOpen()).isFalse();
    }

    @Test
    void aFrameAsLongAsMayBeIsRead() {
        byte[] frame = new byte[3 + Limits.GUEST_FRAME];
        // ListTables, and the rest of the frame is one unknown field that is skipped: 2 + 2 + 3 + 16377 bytes.
        byte[] start = HexFormat.of().parseHex("808001" + "1200" + "c23e" + "f9ff00");
        System.arraycopy(start, 0, frame, 0, start.length);
        EmbeddedChannel host = host();

        host.writeInbound(Unpooled.copiedBuffer(frame));

        assertThat(session.wrong).isEmpty();
        assertThat(session.messages).containsExactly(new ClientMessage.ListTables());
    }

    @Test
    void goodMessagesBeforeABreachStillCount() {
        EmbeddedChannel host = host();

        host.writeInbound(Unpooled.copiedBuffer(
                frameOf(new ClientMessage.ListTables()), new byte[] {0}, frameOf(new ClientMessage.ListTables())));

        assertThat(session.messages).containsExactly(new ClientMessage.ListTables());
        assertThat(host.isOpen()).isFalse();
    }

    @Test
    void aLastWordLeavesBeforeTheChannelCloses() {
        EmbeddedChannel host = host();
        host.attr(TALKATIVE).set(true);

        host.writeInbound(Unpooled.copiedBuffer(new byte[] {0}));

        assertThat(host.isOpen()).isFalse();
        EmbeddedChannel guest = guest();
        Object sent;
        while ((sent = host.readOutbound()) != null) {
            guest.writeInbound(sent);
        }
        assertThat(session.messages)
                .singleElement()
                .isInstanceOfSatisfying(
                        HostMessage.Closing.class,
                        closing -> assertThat(closing.detail()).contains("an empty frame"));
    }

    @Test
    void aLastWordThatNobodyTakesDoesNotKeepTheChannelOpen() {
        EmbeddedChannel host =
                channel(Stream.concat(Stream.of(new NeverWrites()), Stream.of(Pipelines.messagesOfGuests()))
                        .toArray(ChannelHandler[]::new));
        host.writeInbound(Unpooled.copiedBuffer(new byte[] {0}));
        assertThat(host.isOpen()).isTrue();

        host.advanceTimeBy(Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        host.runScheduledPendingTasks();

        assertThat(host.isOpen()).isFalse();
    }

    /// The far end of a connection that takes nothing.
    private static final class NeverWrites extends ChannelOutboundHandlerAdapter {
        @Override
        public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
            ReferenceCountUtil.release(message);
        }
    }

    private static byte[] frameOf(Object message) {
        EmbeddedChannel sender = new EmbeddedChannel(
                message instanceof ClientMessage ? Pipelines.messagesOfHosts() : Pipelines.messagesOfGuests());
        sender.writeOutbound(message);
        ByteBuf all = Unpooled.buffer();
        ByteBuf sent;
        while ((sent = sender.readOutbound()) != null) {
            all.writeBytes(sent);
            sent.release();
        }
        return ByteBufUtil.getBytes(all);
    }
}
