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
    void aNewcomerTakesThePlaceOfTheOldestSilentConnectionOfItsAddress() {
        Channel elsewhere = from("10.0.0.2");
        assertThat(doorkeeper.admits(elsewhere)).isTrue();
        List<Channel> mute = comeFrom("10.0.0.1", Limits.UNFINISHED_PER_ADDRESS);
        doorkeeper.known(mute.get(0));
        assertThat(doorkeeper.admits(from("10.0.0.1"))).isTrue();

        assertThat(doorkeeper.admits(from("10.0.0.1"))).isTrue();

        assertThat(elsewhere.isOpen()).isTrue();
        assertThat(mute.get(0).isOpen()).isTrue();
        assertThat(mute.get(1).isOpen()).isFalse();
        assertThat(mute.get(2).isOpen()).isTrue();
    }

    @Test
    void whoGivesUpMakesRoomAtItsAddress() {
        List<Channel> mute = comeFrom("10.0.0.1", Limits.UNFINISHED_PER_ADDRESS);

        mute.getFirst().close().awaitUninterruptibly();

        assertThat(doorkeeper.admits(from("10.0.0.1"))).isTrue();
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
    void connectionsThatWaitToShakeHandsDontDriveEachOtherAway() {
        List<Channel> household = comeFrom("10.0.0.1", Limits.UNFINISHED_PER_ADDRESS);
        household.forEach(doorkeeper::spoke);

        assertThat(doorkeeper.admits(from("10.0.0.1"))).isTrue();

        assertThat(household).allMatch(Channel::isOpen);
    }

    @Test
    void whereEveryPlaceIsTakenOneThatNeverShowedAKeyGoes() {
        List<Channel> loud = comeFrom("10.0.0.1", Limits.UNFINISHED_PER_ADDRESS);
        loud.forEach(doorkeeper::spoke);
        while (doorkeeper.count() < Limits.CONNECTIONS + 16) {
            Channel next = from("10.0.0.1");
            assertThat(doorkeeper.admits(next)).isTrue();
            doorkeeper.known(next);
        }

        assertThat(doorkeeper.admits(from("10.0.0.2"))).isTrue();

        assertThat(loud.getFirst().isOpen()).isFalse();
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
