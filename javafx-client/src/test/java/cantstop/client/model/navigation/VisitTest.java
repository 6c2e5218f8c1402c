package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.party.Problem;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import org.junit.jupiter.api.Test;

/// What follows from where I am: on the way to somebody's host, without it, and when I leave.
class VisitTest {
    private final FakeVisit visit = new FakeVisit();
    private final Navigator navigator = visit.navigator;

    @Test
    void anAddressIsRememberedOnceItHasLedToAHost() {
        visit.failing = true;
        navigator.join(FakeVisit.BENS_HOST);
        visit.later.run();
        assertThat(visit.kept).isEmpty();
        assertThat(visit.party().connection().get()).isInstanceOf(Connection.Failed.class);
        visit.failing = false;
        visit.atBens();
        assertThat(visit.kept.getLast().recent()).containsExactly("192.168.1.20");
    }

    @Test
    void aHostIsToldWhatIAmCalledWhereIWatch() {
        visit.atBens();

        assertThat(visit.guest().called).contains(FakeVisit.ANNAS.name());
    }

    @Test
    void whoeverLeavesBetweenGamesLeavesTheSeatToOthers() {
        sitDownAtBens();
        navigator.leave();
        assertThat(visit.guest().submitted).endsWith(new Command.Leave(false));
        assertThat(navigator.me().profile().get().visit()).isEmpty();
    }

    @Test
    void whoeverLeavesAGameKeepsTheSeatToComeBackTo() {
        sitDownAtBens();
        visit.guest().act(new Actor.Guest(FakeVisit.BEN), new Command.Start());
        visit.later.run();
        navigator.leave();
        assertThat(visit.guest().submitted).doesNotContain(new Command.Leave(false));
        assertThat(navigator.me().profile().get().visit()).isPresent();
    }

    private void sitDownAtBens() {
        visit.atBens().listing(FakeGuest.TABLE);
        visit.party().ask(new Command.SitDown(null, FakeVisit.ANNAS));
        visit.later.run();
    }

    @Test
    void whoIsSentAwayWhileWatchingIsAtTheDoorAndGoesToNoTableByItself() {
        visit.atBens().listing(FakeGuest.TABLE);

        visit.guest().notice(new HostMessage.TableStopped(FakeGuest.TABLE, HostMessage.StopReason.SENT_AWAY));
        visit.later.run();
        visit.listing(FakeGuest.TABLE);

        assertThat(navigator.place().get()).isEqualTo(ScreenName.DOOR);
        assertThat(visit.party().problem().get()).contains(new Problem.TableStopped(HostMessage.StopReason.SENT_AWAY));
        assertThat(visit.guest().calls).noneMatch(call -> call.startsWith("attend"));
        assertThat(visit.party().knocking().isKnockedAt(FakeVisit.summary(FakeGuest.TABLE)))
                .isTrue();
        assertThat(visit.party().knocking().isKnockedAt(FakeVisit.summary(new TableId("9".repeat(32)))))
                .isFalse();
    }
}
