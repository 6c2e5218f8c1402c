package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.Limits;
import io.netty.channel.Channel;
import io.netty.channel.embedded.EmbeddedChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How many may come in, in all and from one address.
class AcceptLimitTest {
    private final AcceptLimit doorkeeper = new AcceptLimit();

    @Test
    void oneMoreThatSaysNothingTakesThePlaceOfTheOldestSilentConnectionOfItsAddress() {
        Channel elsewhere = keepsSilent("10.0.0.2");
        List<Channel> mute = keepSilent("10.0.0.1", Limits.SILENT_PER_ADDRESS);
        doorkeeper.known(mute.get(0));
        keepsSilent("10.0.0.1");

        keepsSilent("10.0.0.1");

        assertThat(elsewhere.isOpen()).isTrue();
        assertThat(mute.get(0).isOpen()).isTrue();
        assertThat(mute.get(1).isOpen()).isFalse();
        assertThat(mute.get(2).isOpen()).isTrue();
    }

    @Test
    void whoGivesUpMakesRoomAtItsAddress() {
        List<Channel> mute = keepSilent("10.0.0.1", Limits.SILENT_PER_ADDRESS);

        mute.getFirst().close().awaitUninterruptibly();
        keepsSilent("10.0.0.1");

        assertThat(mute.subList(1, mute.size())).allMatch(Channel::isOpen);
    }

    @Test
    void connectionsOfOneAddressThatComeAtOnceDontDriveEachOtherAway() {
        List<Channel> household = comeFrom("10.0.0.1", Limits.CONNECTIONS);

        assertThat(household).allMatch(Channel::isOpen);
    }

    @Test
    void beyondThoseThereIsRoomForAFewAreLetInToBeToldAndThenNobody() {
        int inside = 0;
        while (inside < 2 * Limits.CONNECTIONS) {
            Channel next = from("10.0.0.1");
            if (!doorkeeper.admits(next)) {
                break;
            }
            doorkeeper.known(next);
            inside++;
        }

        assertThat(inside).isBetween(Limits.CONNECTIONS + 1, Limits.CONNECTIONS + 32);
        assertThat(doorkeeper.count()).isEqualTo(inside);
    }

    @Test
    void whereEveryPlaceIsTakenOneThatNeverShowedAKeyGoes() {
        Channel loud = comeFrom("10.0.0.1", 1).getFirst();
        doorkeeper.spoke(loud);
        while (doorkeeper.count() < Limits.CONNECTIONS + 16) {
            Channel next = from("10.0.0.1");
            assertThat(doorkeeper.admits(next)).isTrue();
            doorkeeper.known(next);
        }

        assertThat(doorkeeper.admits(from("10.0.0.2"))).isTrue();

        assertThat(loud.isOpen()).isFalse();
    }

    private Channel keepsSilent(String address) {
        return keepSilent(address, 1).getFirst();
    }

    private List<Channel> keepSilent(String address, int count) {
        List<Channel> channels = comeFrom(address, count);
        channels.forEach(doorkeeper::keepsSilent);
        return channels;
    }

    private List<Channel> comeFrom(String address, int count) {
        List<Channel> channels = new ArrayList<>();
        for (int channel = 0; channel < count; channel++) {
            channels.add(from(address));
            assertThat(doorkeeper.admits(channels.getLast())).isTrue();
        }
        return channels;
    }

    private static Channel from(String address) {
        return new EmbeddedChannel() {
            @Override
            public SocketAddress remoteAddress() {
                return new InetSocketAddress(InetAddress.ofLiteral(address), 50_000);
            }
        };
    }
}
