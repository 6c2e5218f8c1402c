package cantstop.client.model.party;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.Later;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Reactions that are called out faster than a host relays them.
class ReactionPauseTest {
    private final Later pauses = new Later();
    private final ReactionPause pause = new ReactionPause(pauses);
    private final List<String> sent = new ArrayList<>();

    private void callOut(String what) {
        pause.let(() -> sent.add(what));
    }

    @Test
    void theFirstIsSentAtOnceAndThenTheyRest() {
        callOut("Bravo!");

        assertThat(sent).containsExactly("Bravo!");
        assertThat(pause.resting().get()).isTrue();

        pauses.next();

        assertThat(pause.resting().get()).isFalse();
    }

    @Test
    void theLastOfThoseInBetweenIsSentWhenThePauseIsOver() {
        callOut("Bravo!");
        callOut("Ouch!");
        callOut("Lucky!");
        assertThat(sent).containsExactly("Bravo!");

        pauses.next();

        assertThat(sent).containsExactly("Bravo!", "Lucky!");
        assertThat(pause.resting().get()).isTrue();
    }

    @Test
    void whatWaitsIsNotSentToAnotherTable() {
        callOut("Bravo!");
        callOut("Ouch!");

        pause.forget();
        pauses.next();

        assertThat(sent).containsExactly("Bravo!");
    }
}
