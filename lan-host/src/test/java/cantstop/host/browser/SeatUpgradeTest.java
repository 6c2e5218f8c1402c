package cantstop.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who gets a WebSocket.
class SeatUpgradeTest {
    private static final String WISH = """
            GET /seat/socket HTTP/1.1
            Host: 10.0.0.7:21217
            Upgrade: websocket
            Connection: Upgrade
            Sec-WebSocket-Version: 13
            Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
            Sec-WebSocket-Protocol: cantstop.2
            """;

    private final List<Object> passed = new ArrayList<>();
    private final List<String> door = new ArrayList<>();
    private boolean room = true;

    private final EmbeddedChannel channel = new EmbeddedChannel(
            new HttpServerCodec(),
            new HttpObjectAggregator(1024),
            new SeatUpgrade(
                    new SeatDoor() {
                        @Override
                        public boolean admits(Channel asked) {
                            return room;
                        }

                        @Override
                        public void enter(Channel entered, ChannelHandler introduction) {
                            door.add("entered");
                        }
                    },
                    ChannelInboundHandlerAdapter::new,
                    () -> door.add("left the downloads")),
            new ChannelInboundHandlerAdapter() {
                @Override
                public void channelRead(ChannelHandlerContext context, Object message) {
                    passed.add(message);
                }
            });

    private String asks(String request) {
        byte[] bytes = (request.replace("\n", "\r\n") + "\r\n").getBytes(StandardCharsets.US_ASCII);
        channel.writeInbound(Unpooled.wrappedBuffer(bytes));
        StringBuilder said = new StringBuilder();
        for (Object one = channel.readOutbound(); one != null; one = channel.readOutbound()) {
            said.append(one instanceof ByteBuf part ? part.toString(StandardCharsets.US_ASCII) : "");
        }
        return said.toString();
    }

    @Test
    void aBrowserOfThisPageGetsOne() {
        String answer = asks(WISH + "Origin: http://10.0.0.7:21217\n");

        assertThat(answer).startsWith("HTTP/1.1 101").containsIgnoringCase("sec-websocket-protocol: cantstop.2");
        assertThat(door).containsExactly("left the downloads", "entered");
        assertThat(channel.pipeline().get(SeatUpgrade.class)).isNull();
    }

    @Test
    void aProgramThatIsNoBrowserGetsOne() {
        assertThat(asks(WISH)).startsWith("HTTP/1.1 101");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://10.0.0.9:21217", "http://[fd00::9]:21217", "http://169.254.3.4:21218"})
    void thePageOfAnotherHostInTheRoomGetsOne(String origin) {
        String answer = asks(WISH + "Origin: " + origin + "\n");

        assertThat(answer).startsWith("HTTP/1.1 101");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "https://10.0.0.7:21217", "null", "http://203.0.113.7:21217"})
    void aPageFromElsewhereGetsNone(String origin) {
        String answer = asks(WISH + "Origin: " + origin + "\n");

        assertThat(answer).startsWith("HTTP/1.1 403");
        assertThat(door).isEmpty();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void whereEveryPlaceIsTakenThereIsNone() {
        room = false;

        assertThat(asks(WISH)).startsWith("HTTP/1.1 503");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aPlainRequestForItIsTold() {
        assertThat(asks("GET /seat/socket HTTP/1.1\nHost: a\n")).startsWith("HTTP/1.1 426");
    }

    @Test
    void aDraftBeforeTheStandardGetsNone() {
        String answer = asks(WISH.replace("Sec-WebSocket-Version: 13\n", "") + "Origin: http://10.0.0.7:21217\n");

        assertThat(answer).startsWith("HTTP/1.1 426");
        assertThat(door).isEmpty();
    }

    @Test
    void everythingElseIsPassedOn() {
        assertThat(asks("GET /seat/ HTTP/1.1\nHost: a\n")).isEmpty();

        assertThat(passed).hasSize(1);
    }
}
