package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.profile.LastVisit;
import cantstop.engine.Command;
import cantstop.protocol.Answer;
import org.junit.jupiter.api.Test;

/// What is remembered of where I was, and going back there.
class LastSeatTest {
    private final FakeVisit visit = new FakeVisit();
    private final Navigator navigator = visit.navigator;

    @Test
    void aSeatAtSomebodysHostIsRememberedUntilIHaveItNoMore() {
        visit.atBens().listing(FakeGuest.TABLE);
        assertThat(navigator.me().profile().get().visit()).isEmpty();
        visit.party().ask(new Command.SitDown(null, FakeVisit.ANNAS));
        visit.later.run();
        assertThat(visit.kept.getLast().visit())
                .contains(new LastVisit(FakeVisit.BENS_HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game"));

        visit.party().ask(new Command.Leave(false));
        visit.later.run();
        assertThat(visit.kept.getLast().visit()).isEmpty();
    }

    @Test
    void aSeatAtMyOwnHostIsNotOneToGoBackTo() {
        visit.hosting();
        assertThat(navigator.me().profile().get().visit()).isEmpty();
    }

    @Test
    void aProgramThatWasKilledFindsItsWayBack() {
        visit.seatedAtBensBefore();
        navigator.goBack();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.DOOR);
        visit.later.run();
        visit.listing(FakeGuest.TABLE);
        assertThat(visit.guest().calls)
                .containsSubsequence(
                        "connect 192.168.1.20", "pinned " + FakeGuest.HOST_KEY, "attend " + FakeGuest.TABLE);
    }

    @Test
    void aTableThatIsGoneIsForgotten() {
        visit.seatedAtBensBefore();
        navigator.goBack();
        visit.later.run();
        visit.listing();
        visit.guest().declines(Answer.Reason.NO_SUCH_TABLE);
        visit.later.run();
        assertThat(navigator.me().profile().get().visit()).isEmpty();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.DOOR);
    }
}
