package cantstop.client.system.voice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.model.profile.Narration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// What is read aloud of a game.
class NarratorTest {
    private final FakeVisit visit = new FakeVisit();
    private final List<String> said = new ArrayList<>();
    private Narration wished = Narration.MY_TURNS;
    private final Narrator narrator = new Narrator(
            new Voice() {
                @Override
                public void say(String sentence, Locale language) {
                    said.add(sentence);
                }

                @Override
                public boolean isThere() {
                    return true;
                }
            },
            () -> wished,
            () -> visit.words);

    private void start() {
        visit.hosting().withBen();
        narrator.follow(visit.navigator.party().get());
        visit.annaStarts();
    }

    @Test
    void myTurnIsReadWithWhatThereIsToDecide() {
        start();
        said.clear();
        visit.annaRolls(3, 4, 5, 1);
        assertThat(said)
                .containsExactly("Anna rolled 3-4-5-1\nChoose your columns\n1: 6 and 7\n2: 5 and 8\n3: 4 and 9");
        visit.annaTakes(6, 7);
        assertThat(said.getLast()).isEqualTo("Anna climbed 6 and 7\nRoll again, or stop?");
    }

    @Test
    void theOthersAreReadOnlyForWhomWantsEverything() {
        start();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        said.clear();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        assertThat(said).hasSize(1);
        assertThat(said.getFirst()).endsWith("Your turn: roll");
        wished = Narration.EVERYTHING;
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        said.clear();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        assertThat(said).hasSize(3);
    }

    @Test
    void whoWantsNothingHearsNothing() {
        wished = Narration.OFF;
        start();
        visit.annaRolls(3, 4, 5, 1);
        assertThat(said).isEmpty();
    }
}
