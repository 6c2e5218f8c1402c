package cantstop.client.play.handover;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.ScreenName;
import cantstop.protocol.Answer;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The host answers, and does not have the table any more that its guest still sees.
class LostTableTest extends StripStory {
    @BeforeEach
    void annaWasAtBensTable() {
        annaIsAGuest();
    }

    private void isLost(Takeover vacancy) {
        visit.guest().vacant(Optional.of(vacancy));
        visit.guest().declines(Answer.Reason.NO_SUCH_TABLE);
        visit.later.run();
    }

    @Test
    void whoeverIsAskedMayGoOnAsHostOrLookForOtherGames() {
        isLost(new Takeover(Optional.of(FakeVisit.ANNA), false, false));

        assertThat(strip().text()).isEqualTo("Ben’s laptop doesn’t have your game any more.");
        assertThat(strip().hint()).isEqualTo(visit.words.say("handover.gone.mine"));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_ON, StripState.Remedy.LEAVE);
        assertThat(strip().advised()).contains(StripState.Remedy.GO_ON);
        assertThat(visit.party().problem().get()).isEmpty();

        model.remedy(StripState.Remedy.LEAVE);

        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HOME);
    }

    @Test
    void theOthersHearWhoIsAskedAndMayLookForOtherGames() {
        isLost(new Takeover(Optional.of(FakeVisit.CLEO), false, false));

        assertThat(strip().text()).isEqualTo("Ben’s laptop doesn’t have your game any more.");
        assertThat(strip().hint()).contains("Cleo");
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.LEAVE);
    }

    @Test
    void whereThatHostIsGoneInTheEndItIsLookedFor() {
        isLost(new Takeover(Optional.of(FakeVisit.ANNA), false, false));

        visit.guest().becomes(new Connection.Waiting(HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.RESET));
        visit.later.run();

        assertThat(strip().text()).isEqualTo("The host has gone.");
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_ON, StripState.Remedy.RETRY);
    }
}
