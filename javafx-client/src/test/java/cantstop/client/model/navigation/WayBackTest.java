package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.Visit;
import cantstop.client.model.profile.LastVisit;
import cantstop.engine.Command;
import cantstop.protocol.Answer;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What is remembered of where I was, and going back there.
class WayBackTest {
    private final Visit visit = new Visit();
    private final Evening evening = visit.evening;

    @Test
    void aSeatAtSomebodysHostIsRememberedUntilIHaveItNoMore() {
        visit.atBens().listing(FakeGuest.TABLE);
        assertThat(evening.me().profile().get().visit()).isEmpty();
        visit.party().ask(new Command.SitDown(null, Visit.ANNAS));
        visit.later.run();
        assertThat(visit.kept.getLast().visit())
                .contains(new LastVisit(Visit.BENS_HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game"));

        visit.party().ask(new Command.Leave(false));
        visit.later.run();
        assertThat(visit.kept.getLast().visit()).isEmpty();
    }

    @Test
    void aSeatAtMyOwnHostIsNotOneToGoBackTo() {
        visit.hosting();
        assertThat(evening.me().profile().get().visit()).isEmpty();
    }

    @Test
    void aProgramThatWasKilledFindsItsWayBack() {
        rememberATable();
        evening.goBack();
        assertThat(evening.place().get()).isEqualTo(Place.DOOR);
        visit.later.run();
        assertThat(visit.guest().calls)
                .containsSubsequence(
                        "connect 192.168.1.20", "pinned " + FakeGuest.HOST_KEY, "attend " + FakeGuest.TABLE);
    }

    @Test
    void aTableThatIsGoneIsForgotten() {
        rememberATable();
        evening.goBack();
        visit.guest().declines(Answer.Reason.NO_SUCH_TABLE);
        visit.later.run();
        assertThat(evening.me().profile().get().visit()).isEmpty();
        assertThat(evening.place().get()).isEqualTo(Place.DOOR);
    }

    private void rememberATable() {
        LastVisit last = new LastVisit(Visit.BENS_HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game");
        evening.me().change(evening.me().profile().get().withVisit(Optional.of(last)));
    }
}
