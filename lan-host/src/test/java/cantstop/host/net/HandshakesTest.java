package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.environment.HostLimits;
import cantstop.protocol.Limits;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Whose turn it is to shake hands.
class HandshakesTest {
    private final Handshakes handshakes = new Handshakes();
    private final AcceptLimit acceptLimit = new AcceptLimit();
    private final List<String> begun = new ArrayList<>();

    private void wants(String name, String address) {
        handshakes.wants(name, address, () -> begun.add(name));
    }

    private void comeFrom(String address, int count) {
        for (int number = 0; number < count; number++) {
            wants(address + " " + number, address);
        }
    }

    private EmbeddedChannel comes() {
        return new EmbeddedChannel(new HandshakeGate(handshakes, acceptLimit));
    }

    private EmbeddedChannel comesIn(String address) {
        EmbeddedChannel channel = new EmbeddedChannel() {
            @Override
            public SocketAddress remoteAddress() {
                return new InetSocketAddress(InetAddress.ofLiteral(address), 50_000);
            }
        };
        assertThat(acceptLimit.admits(channel)).isTrue();
        channel.pipeline().addLast(new HandshakeGate(handshakes, acceptLimit));
        return channel;
    }

    private static void says(EmbeddedChannel channel, int bytes) {
        channel.writeInbound(Unpooled.buffer(bytes).writeZero(bytes));
    }

    private static boolean isHeard(EmbeddedChannel channel) {
        channel.runPendingTasks();
        ByteBuf heard = channel.readInbound();
        if (heard != null) {
            heard.release();
        }
        return heard != null;
    }

    private static void passes(EmbeddedChannel channel, Duration time) {
        channel.advanceTimeBy(time.toNanos(), TimeUnit.NANOSECONDS);
        channel.runScheduledPendingTasks();
    }

    @Test
    void aFullHouseOfOneAddressShakesHandsOneAfterTheOther() {
        comeFrom("home", Limits.CONNECTIONS);
        assertThat(begun).hasSize(HostLimits.HANDSHAKES_PER_ADDRESS);

        for (int done = 0; done < Limits.CONNECTIONS; done++) {
            handshakes.ended("home " + done);
        }

        assertThat(begun).hasSize(Limits.CONNECTIONS).doesNotHaveDuplicates().startsWith("home 0", "home 1");
    }

    @Test
    void anAddressWithManyHandshakesHoldsUpNoOther() {
        comeFrom("home", Limits.CONNECTIONS);

        wants("Anna", "elsewhere");

        assertThat(begun).endsWith("Anna");
    }

    @Test
    void noMoreThanSoManyShakeHandsAtOnceFromEverywhere() {
        for (int address = 0; address < 100; address++) {
            comeFrom("home " + address, 1);
        }

        assertThat(begun).hasSize(HostLimits.HANDSHAKES_AT_ONCE);
    }

    @Test
    void aConnectionThatWaitsForItsTurnIsNotClosedAndLosesNothing() {
        comeFrom("", HostLimits.HANDSHAKES_PER_ADDRESS);
        EmbeddedChannel anna = comes();

        says(anna, 100);
        passes(anna, Limits.HANDSHAKE.multipliedBy(2));
        assertThat(isHeard(anna)).isFalse();
        handshakes.ended(" 0");

        assertThat(isHeard(anna)).isTrue();
        assertThat(anna.isOpen()).isTrue();
    }

    @Test
    void aConnectionThatSaysNothingOrStopsIsClosed() {
        EmbeddedChannel silent = comes();
        EmbeddedChannel stuck = comes();
        says(stuck, 100);
        assertThat(isHeard(stuck)).isTrue();

        passes(silent, Limits.HANDSHAKE);
        passes(stuck, Limits.HANDSHAKE);

        assertThat(silent.isOpen()).isFalse();
        assertThat(stuck.isOpen()).isFalse();
    }

    @Test
    void aConnectionHasASecondToSpeakBeforeItCountsAmongTheSilentOnesOfItsAddress() {
        List<EmbeddedChannel> household = new ArrayList<>();
        for (int number = 0; number < 2 * Limits.SILENT_PER_ADDRESS + 1; number++) {
            household.add(comesIn("10.0.0.1"));
        }
        List<EmbeddedChannel> speakers = household.subList(0, Limits.SILENT_PER_ADDRESS);
        List<EmbeddedChannel> mute = household.subList(Limits.SILENT_PER_ADDRESS, household.size());
        speakers.forEach(channel -> says(channel, 100));
        assertThat(household).allMatch(EmbeddedChannel::isOpen);

        household.forEach(channel -> passes(channel, Limits.TIME_TO_SPEAK));

        assertThat(speakers).allMatch(EmbeddedChannel::isOpen);
        assertThat(mute.getFirst().isOpen()).isFalse();
        assertThat(mute.subList(1, mute.size())).allMatch(EmbeddedChannel::isOpen);
    }

    @Test
    void aHandshakeThatStopsKeepsNoPlace() {
        EmbeddedChannel stuck = comes();
        says(stuck, 100);
        assertThat(isHeard(stuck)).isTrue();
        comeFrom("", HostLimits.HANDSHAKES_PER_ADDRESS);
        assertThat(begun).hasSize(HostLimits.HANDSHAKES_PER_ADDRESS - 1);

        passes(stuck, HostLimits.HANDSHAKE_TURN);

        assertThat(begun).hasSize(HostLimits.HANDSHAKES_PER_ADDRESS);
    }

    @Test
    void aConnectionThatSaysMoreThanAHandshakeNeedsIsClosed() {
        comeFrom("", HostLimits.HANDSHAKES_PER_ADDRESS);
        EmbeddedChannel loud = comes();

        says(loud, Limits.GUEST_FRAME);
        assertThat(loud.isOpen()).isTrue();
        says(loud, 1);

        assertThat(loud.isOpen()).isFalse();
    }
}
