package cantstop.client.play.banner;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.paint.RoadToHost;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the strip says, and when.
class BannerModelTest {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    private final FakeVisit visit = new FakeVisit().hosting().withBen();
    private Duration now = Duration.ofDays(3);
    private final BannerModel model = new BannerModel(visit.words, () -> now.toNanos());

    @BeforeEach
    void follow() {
        model.follow(Optional.of(visit.party()));
    }

    private void becomes(Connection connection) {
        visit.guest().becomes(connection);
        visit.later.run();
    }

    private void waits(int attempt, Duration until, LossReason why) {
        becomes(new Connection.Waiting(HOST, attempt, until, why));
    }

    private BannerState banner() {
        return model.banner().get().orElseThrow();
    }

    @Test
    void whileAllIsWellThereIsNoStrip() {
        assertThat(model.banner().get()).isEmpty();
        assertThat(model.isCountingDown()).isFalse();
    }

    @Test
    void aLostConnectionIsSaidWithTheSecondsToTheNextTry() {
        waits(7, Duration.ofSeconds(5), LossReason.RESET);
        assertThat(banner().text()).isEqualTo("The connection to Anna’s laptop broke.");
        assertThat(banner().progress()).isEqualTo("Next try in 5 s");
        assertThat(banner().offline()).isTrue();
        assertThat(banner().road()).contains(RoadToHost.State.CUT);
        assertThat(banner().remedies()).containsExactly(BannerState.Remedy.RETRY_NOW, BannerState.Remedy.LEAVE);
        assertThat(model.isCountingDown()).isTrue();

        now = now.plusMillis(3_200);
        model.tick();
        assertThat(banner().progress()).isEqualTo("Next try in 2 s");
        now = now.plusSeconds(10);
        model.tick();
        assertThat(banner().progress()).isEqualTo("Next try in 0 s");
    }

    @Test
    void onceSomebodyCanTakeTheTableOverTheOtherStripSaysItAll() {
        waits(7, Duration.ofSeconds(5), LossReason.RESET);
        visit.guest().vacant(Optional.of(new Takeover(Optional.of(FakeVisit.ANNA), false, false)));
        visit.later.run();
        assertThat(model.banner().get()).isEmpty();

        visit.guest().vacant(Optional.empty());
        visit.later.run();
        assertThat(banner().remedies()).containsExactly(BannerState.Remedy.RETRY_NOW, BannerState.Remedy.LEAVE);
    }

    @Test
    void attemptsThatFollowEachOtherWithinTheSecondChangeNothingThatIsRead() {
        waits(9, Duration.ofMillis(300), LossReason.REFUSED);
        assertThat(banner().progress()).isEqualTo("Trying again…");
        becomes(new Connection.Connecting(HOST, 10));
        assertThat(banner().progress()).isEqualTo("Trying again…");
    }

    @Test
    void whatIsSaidOfItStaysWhileTheAttemptsGoOn() {
        waits(0, Duration.ofMillis(300), LossReason.SHUT_DOWN);
        String said = banner().text();
        assertThat(said).startsWith("Anna’s laptop closed the game. Your seat is kept");
        becomes(new Connection.Connecting(HOST, 1));
        assertThat(banner().text()).isEqualTo(said);
        assertThat(banner().road()).contains(RoadToHost.State.CUT);
        assertThat(banner().progress()).isEqualTo("Trying again…");
        assertThat(model.isCountingDown()).isFalse();
    }

    @Test
    void aHostThatIsBackTakesTheStripAway() {
        waits(0, Duration.ofMillis(300), LossReason.SILENT);
        becomes(new Connection.Connected(
                HOST, FakeGuest.HOST_KEY, new HostMessage.Welcome(1, "test", "Anna’s laptop")));
        assertThat(model.banner().get()).isEmpty();
        becomes(new Connection.Connecting(HOST, 1));
        assertThat(banner().text()).isEqualTo("Looking for Anna’s laptop…");
        assertThat(banner().road()).contains(RoadToHost.State.ASKING);
    }

    @Test
    void whoeverTriesToThrowTwiceIsLeft() {
        becomes(new Connection.Connected(
                HOST, FakeGuest.HOST_KEY, new HostMessage.Welcome(2, "test", "Anna’s laptop")));
        visit.guest().alarmed(DiceAlarm.ASKED_TWICE);
        visit.later.run();
        boolean[] home = {false};

        assertThat(banner().remedies()).first().isEqualTo(BannerState.Remedy.QUIT);
        model.remedy(BannerState.Remedy.QUIT, () -> home[0] = true, () -> {});

        assertThat(home[0]).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrongWithTheDiceIsSaidUntilItIsRead(DiceAlarm alarm) {
        becomes(new Connection.Connected(
                HOST, FakeGuest.HOST_KEY, new HostMessage.Welcome(2, "test", "Anna’s laptop")));
        visit.guest().alarmed(alarm);
        visit.later.run();
        assertThat(banner().remedies()).endsWith(BannerState.Remedy.READ);
        assertThat(banner().text()).isNotEmpty().doesNotContain("secret");
        assertThat(banner().detail()).isNotEmpty();

        model.remedy(BannerState.Remedy.READ, () -> {}, () -> {});

        assertThat(model.banner().get()).isEmpty();
    }

    @Test
    void whoeverWasReplacedMayTakeTheSeatBackHere() {
        becomes(new Connection.Ended(HOST, HostMessage.CloseReason.REPLACED, VersionRange.OURS, "1"));
        assertThat(banner().remedies()).containsExactly(BannerState.Remedy.TAKE_BACK, BannerState.Remedy.LEAVE);
        assertThat(banner().progress()).isEmpty();
        visit.guest().calls.clear();
        model.remedy(BannerState.Remedy.TAKE_BACK, () -> {}, () -> {});
        assertThat(visit.guest().calls)
                .containsExactly(
                        "connect 127.0.0.1",
                        "listTables",
                        "attend " + visit.party().state().get().id());
    }

    @Test
    void theWaitCanBeEnded() {
        waits(0, Duration.ofSeconds(5), LossReason.RESET);
        model.remedy(BannerState.Remedy.RETRY_NOW, () -> {}, () -> {});
        assertThat(visit.guest().calls).endsWith("retryNow");
    }
}
