package cantstop.protocol.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.net.Secured;
import io.netty.channel.embedded.EmbeddedChannel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the core hears of a channel, without a socket.
class ChannelLinkTest {
    private static final Key KEY = new Key("b".repeat(64));
    private static final HostMessage PING = new HostMessage.Ping(1);

    private final List<Object> heard = new ArrayList<>();
    private final ChannelLink link = new ChannelLink(new LinkListener() {
        @Override
        public void reached() {
            heard.add("reached");
        }

        @Override
        public void opened(Key hostKey) {
            heard.add(hostKey);
        }

        @Override
        public void received(HostMessage message) {
            heard.add(message);
            if (message instanceof HostMessage.Pong) {
                throw new IllegalStateException("a listener's own fault");
            }
        }

        @Override
        public void lost(LossReason reason) {
            heard.add(reason);
        }
    });
    private final EmbeddedChannel channel = new EmbeddedChannel(link);

    ChannelLinkTest() {
        link.tries(channel);
    }

    private void secure() {
        channel.pipeline().fireUserEventTriggered(new Secured(KEY));
    }

    @Test
    void theKeyComesFirstThenMessagesThenOneLoss() {
        secure();
        channel.writeInbound(PING);
        channel.pipeline().fireExceptionCaught(new IOException("Connection reset by peer"));
        channel.writeInbound(PING);
        var _ = channel.close();
        assertThat(heard).containsExactly(KEY, PING, LinkListener.LossReason.RESET);
    }

    @Test
    void whoeverHangsUpBeforeShowingAKeyIsNoHost() {
        var _ = channel.close();
        assertThat(heard).containsExactly(LinkListener.LossReason.NOT_A_HOST);
    }

    @Test
    void aClosedLinkIsHeardNoMoreAndSendsWhatWasSaidBefore() {
        secure();
        link.send(new ClientMessage.Goodbye());
        link.close();
        secure();
        assertThat(channel.<Object>readOutbound()).isEqualTo(new ClientMessage.Goodbye());
        assertThat(channel.isOpen()).isFalse();
        assertThat(heard).containsExactly(KEY);
    }

    @Test
    void aListenerThatThrowsHearsWhatFollows() {
        secure();
        HostMessage fatal = new HostMessage.Pong(1);
        channel.writeInbound(fatal, PING);
        assertThat(heard).containsExactly(KEY, fatal, PING);
    }
}
