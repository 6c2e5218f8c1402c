package cantstop.client.extras.watch;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.engine.TurnMove;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/// Which table is looked at.
class SpectatorTest {
    private final WatchHost host = new WatchHost();
    private final Spectator watching = host.watching;

    @Test
    void everyTableThatPlaysIsFollowedOnAConnectionOfItsOwn() {
        watching.begin();
        host.lists("one", "two");

        assertThat(host.connections).hasSize(3);
        assertThat(host.connections.get(1).calls)
                .contains("pinned " + FakeGuest.HOST_KEY, "attend " + WatchHost.id("one"));
        assertThat(host.connections.get(2).calls).contains("attend " + WatchHost.id("two"));
    }

    @Test
    void noMoreThanSixAreFollowed() {
        watching.begin();
        host.lists("1", "2", "3", "4", "5", "6", "7");

        assertThat(host.connections).hasSize(1 + Spectator.MOST);
    }

    @Test
    void theTableWhereMostIsAtStakeIsLookedAtOnceTheOtherTurnIsOver() {
        watching.begin();
        host.lists("one", "two");
        FakeGuest one = host.playing(1, "one");
        FakeGuest two = host.playing(2, "two");
        assertThat(host.shown()).isEqualTo("one");

        host.annaTakes(one, List.of(3, 4, 5, 1), 6, 7);
        host.annaTakes(two, List.of(3, 4, 5, 1), 6, 7);
        host.annaTakes(two, List.of(3, 4, 5, 1), 6, 7);
        assertThat(host.shown()).as("in the middle of a turn").isEqualTo("one");

        host.move(one, new TurnMove.Stop());
        assertThat(host.shown()).isEqualTo("two");
    }

    @Test
    void anArrowChangesTheTableAndItStays() {
        watching.begin();
        host.lists("one", "two");
        host.playing(1, "one");
        FakeGuest two = host.playing(2, "two");

        watching.turn(-1);
        assertThat(host.shown()).isEqualTo("two");
        watching.turn(1);
        assertThat(host.shown()).isEqualTo("one");
        host.annaTakes(two, List.of(3, 4, 5, 1), 6, 7);
        assertThat(host.shown()).as("chosen by hand").isEqualTo("one");

        watching.release();
        assertThat(host.shown()).isEqualTo("two");
    }

    @Test
    void aTableThatIsNoLongerListedIsLeft() {
        watching.begin();
        host.lists("one", "two");
        host.playing(1, "one");
        host.playing(2, "two");

        host.lists("two");
        assertThat(host.shown()).isEqualTo("two");
        assertThat(host.connections.get(1).calls).endsWith("disconnect");
    }

    @Test
    void atTheEndEveryConnectionIsClosed() {
        watching.begin();
        host.lists("one");
        host.playing(1, "one");

        watching.end();
        assertThat(host.connections).allSatisfy(guest -> assertThat(guest.calls).endsWith("disconnect"));
        assertThat(host.shown()).isEmpty();
    }

    @Test
    void aKeyThatCannotBeMadeIsSaid() {
        Spectator keyless = new Spectator(
                () -> CompletableFuture.failedFuture(new IllegalStateException("as planted by this test")),
                WatchHost.ADDRESS,
                Optional.empty());
        assertThat(keyless.keyless().get()).isFalse();

        keyless.begin();
        assertThat(keyless.keyless().get()).isTrue();
    }
}
