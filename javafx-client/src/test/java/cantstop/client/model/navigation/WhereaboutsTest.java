package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.Visit;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener.LossReason;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// What follows from where I am: on the way to somebody's host, without it, and when I leave.
class WhereaboutsTest {
    private final Visit visit = new Visit();
    private final Evening evening = visit.evening;

    @Test
    void anAddressIsRememberedOnceItHasLedToAHost() {
        visit.failing = true;
        evening.join(Visit.BENS_HOST);
        visit.later.run();
        assertThat(visit.kept).isEmpty();
        assertThat(visit.party().connection().get()).isInstanceOf(Connection.Failed.class);
        visit.failing = false;
        visit.atBens();
        assertThat(visit.kept.getLast().recent()).containsExactly("192.168.1.20");
    }

    @Test
    void whoeverLeavesBetweenGamesLeavesTheSeatToOthers() {
        sitDownAtBens();
        evening.leave();
        assertThat(visit.guest().submitted).endsWith(new Command.Leave(false));
        assertThat(evening.me().profile().get().visit()).isEmpty();
    }

    @Test
    void whoeverLeavesAGameKeepsTheSeatToComeBackTo() {
        sitDownAtBens();
        visit.guest().act(new Actor.Guest(Visit.BEN), new Command.Start());
        visit.later.run();
        evening.leave();
        assertThat(visit.guest().submitted).doesNotContain(new Command.Leave(false));
        assertThat(evening.me().profile().get().visit()).isPresent();
    }

    private void sitDownAtBens() {
        visit.atBens().listing(FakeGuest.TABLE);
        visit.party().ask(new Command.SitDown(null, Visit.ANNAS));
        visit.later.run();
    }
}
