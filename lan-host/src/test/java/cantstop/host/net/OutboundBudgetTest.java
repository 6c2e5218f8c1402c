package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.environment.HostLimits;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Guests who don't read, all together.
class OutboundBudgetTest {
    private static final int BIG = HostLimits.UNSENT_BYTES / 4;

    private static final byte[] BYTES = new byte[HostLimits.UNSENT_BYTES];

    private final OutboundBudget unsent = new OutboundBudget();

    /// A connection whose other end reads only when it is told to.
    private final class Reader extends ChannelOutboundHandlerAdapter {
        private final List<ChannelPromise> unread = new ArrayList<>();
        private final EmbeddedChannel channel = new EmbeddedChannel();

        Reader() {
            channel.pipeline().addFirst(unsent.of(channel)).addFirst(this);
        }

        @Override
        public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
            unread.add(promise);
        }

        void isSent(int bytes) {
            var _ = channel.writeAndFlush(Unpooled.wrappedBuffer(BYTES, 0, bytes));
        }

        void reads() {
            unread.forEach(ChannelPromise::setSuccess);
            unread.clear();
        }

        boolean isThere() {
            return channel.isOpen();
        }
    }

    @Test
    void whereAllTogetherOweTooMuchTheLargestDebtorGoes() {
        Reader anna = new Reader();
        Reader deaf = new Reader();
        Reader bert = new Reader();
        anna.isSent(BIG);
        deaf.isSent(2 * BIG);
        bert.isSent(BIG);
        assertThat(deaf.isThere()).isTrue();

        anna.isSent(1);

        assertThat(deaf.isThere()).isFalse();
        assertThat(anna.isThere()).isTrue();
        assertThat(bert.isThere()).isTrue();
    }

    @Test
    void whatWasReadIsOwedNoMore() {
        Reader anna = new Reader();

        for (int time = 0; time < 10; time++) {
            anna.isSent(BIG);
            anna.reads();
        }

        assertThat(anna.isThere()).isTrue();
    }

    @Test
    void whoIsGoneOwesNothing() {
        Reader gone = new Reader();
        gone.isSent(3 * BIG);
        var _ = gone.channel.close();
        Reader anna = new Reader();

        anna.isSent(3 * BIG);

        assertThat(anna.isThere()).isTrue();
    }

    @Test
    void thoseWhoWentOweNothingEitherAndTheirWritesThatFailDontCountTwice() {
        for (int time = 0; time < 10; time++) {
            Reader deaf = new Reader();
            deaf.isSent(4 * BIG);
            assertThat(deaf.isThere()).isTrue();
            deaf.isSent(1);
            assertThat(deaf.isThere()).isFalse();
            deaf.reads();
        }
        Reader anna = new Reader();

        anna.isSent(4 * BIG);

        assertThat(anna.isThere()).isTrue();
    }
}
