package cantstop.host.browser;

import cantstop.protocol.Identity;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.wire.BreachException;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// Whatever a stranger may send to the port of the page: a request for the WebSocket, what follows it, or what its
/// messages hold. The first byte of an input says which of these the rest is.
public final class SocketFuzz {
    private static final int KINDS = 3;
    private static final int PAYLOAD = 16 * 1024;
    private static final byte[] WISH = """
            GET /seat/socket HTTP/1.1\r
            Host: 10.0.0.7:21217\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
            Sec-WebSocket-Protocol: cantstop.2\r
            \r
            """.getBytes(StandardCharsets.US_ASCII);

    private static final Identity HOST = Identity.fresh();

    private SocketFuzz() {}

    /// Takes one input. Anything that it throws is a finding.
    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length == 0) {
            return;
        }
        byte[] rest = Arrays.copyOfRange(input, 1, input.length);
        List<byte[]> sent = switch ((input[0] & 0xff) % KINDS) {
            case 0 -> List.of(rest);
            case 1 -> List.of(WISH, rest);
            default -> List.of(WISH, masked(Arrays.copyOf(rest, Math.min(rest.length, PAYLOAD))));
        };
        hear(sent);
    }

    /// Writes what the fuzzer begins with.
    ///
    /// @param args the folder
    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (byte[] seed : seeds()) {
            Files.write(folder.resolve("socket-" + seed[0]), seed);
        }
    }

    /// What somebody sends who means no harm, one of each kind.
    static List<byte[]> seeds() {
        byte[] opening = framed(new SocketGuest(Identity.fresh()));
        return Stream.of(input(0, WISH), input(1, masked(opening)), input(2, opening))
                .toList();
    }

    private static byte[] framed(SocketGuest guest) {
        ByteBuf frame = guest.opens().content();
        byte[] bytes = new byte[frame.readableBytes()];
        frame.readBytes(bytes);
        return bytes;
    }

    private static byte[] input(int kind, byte[] bytes) {
        byte[] input = new byte[bytes.length + 1];
        input[0] = (byte) kind;
        System.arraycopy(bytes, 0, input, 1, bytes.length);
        return input;
    }

    /// One binary message, masked with zeros, as only a browser with bad luck would.
    private static byte[] masked(byte[] payload) {
        return Unpooled.buffer()
                .writeByte(0x82)
                .writeByte(0x80 | 126)
                .writeShort(payload.length)
                .writeInt(0)
                .writeBytes(payload)
                .copy()
                .array();
    }

    private static void hear(List<byte[]> sent) {
        EmbeddedChannel channel = new EmbeddedChannel(
                new HttpServerCodec(),
                new HttpObjectAggregator(1024),
                new SeatUpgrade(new Door(), () -> new HostIntroduction(HOST, new SplittableRandom(1)), () -> {}));
        for (byte[] bytes : sent) {
            if (channel.isOpen()) {
                channel.writeInbound(Unpooled.wrappedBuffer(bytes));
            }
        }
        channel.finishAndReleaseAll();
    }

    private static final class Door implements SeatDoor {
        @Override
        public boolean admits(Channel channel) {
            return true;
        }

        @Override
        public void enter(Channel channel, ChannelHandler introduction) {
            Pipelines.host(channel.pipeline(), introduction, new Session());
        }
    }

    /// Nobody gets this far: no made-up bytes are a signature.
    private static final class Session extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            throw new AssertionError("a guest without a key says " + message);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable caught) {
            Throwable cause = Pipelines.cause(caught);
            if (!(cause instanceof BreachException || cause instanceof CorruptedWebSocketFrameException)) {
                throw new AssertionError("not a stranger's fault", caught);
            }
            var _ = context.close();
        }
    }
}
