package cantstop.client.extras.watch;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.extras.watch.Feats.Feat;
import cantstop.client.fake.FakeVisit;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is to be told of an evening.
class FeatsTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();

    private Feats feats() {
        return Feats.of(List.of(visit.party().log()), visit.words);
    }

    @Test
    void beforeAnythingHappenedThereIsNothingToTell() {
        assertThat(feats().wins()).isEmpty();
        assertThat(feats().climb()).isEmpty();
        assertThat(feats().crash()).isEmpty();
    }

    @Test
    void theHighestClimbIsOneThatWasKept() {
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        assertThat(feats().climb()).as("not kept yet").isEmpty();
        visit.annaStops();
        visit.bensTurn(List.of(3, 4, 5, 1), 9, 4);
        assertThat(feats().climb()).as("of equal ones the first").contains(new Feat("Anna", 2));
    }

    @Test
    void aCrashIsWhatWasLostAndABustWithoutMarkersIsNone() {
        visit.annaRolls(1, 1, 1, 1).annaTakes(2, 2).annaRolls(2, 2, 2, 1).annaTakes(4, 3);
        visit.annaRolls(6, 6, 5, 6);
        assertThat(feats().crash()).contains(new Feat("Anna", 4));
        assertThat(feats().climb()).isEmpty();
    }

    @Test
    void aGameThatWasWonCounts() {
        WatchHost host = new WatchHost();
        host.watching.begin();
        host.lists("one");
        host.annaWins(host.playing(1, "one"));

        Feats feats = Feats.of(List.of(host.watching.tables().getFirst().log()), visit.words);
        assertThat(feats.wins()).containsExactly(new Feat("Anna", 1));
    }
}
