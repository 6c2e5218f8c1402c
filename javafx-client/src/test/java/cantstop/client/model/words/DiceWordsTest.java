package cantstop.client.model.words;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Who threw the dice is told from the log.
class DiceWordsTest {
    private static final Seat ANNA = Seat.of(0);
    private static final Event THROWN =
            new Event.Throwing(1, ANNA, MoveSource.PERSON, List.of(0, 1), Bytes.of(new byte[32]));
    private static final Event WITHHELD = new Event.Withheld(1, List.of(1));
    private static final Event BUST = new Event.Rolled(ANNA, new Roll(3, 4, 5, 1), true, MoveSource.PERSON);

    @Test
    void aSecretIsWithheldFromTheThrowForWhichItWasMissing() {
        assertThat(DiceWords.isWithheld(List.of(THROWN, WITHHELD, THROWN))).isTrue();
        assertThat(DiceWords.isWithheld(List.of(THROWN, WITHHELD, THROWN, BUST)))
                .isTrue();
    }

    @Test
    void aLaterThrowIsAsItShouldBe() {
        assertThat(DiceWords.isWithheld(List.of(THROWN, WITHHELD, THROWN, BUST, THROWN)))
                .isFalse();
        assertThat(DiceWords.isWithheld(List.of(THROWN, WITHHELD, THROWN, BUST, THROWN, BUST)))
                .isFalse();
        assertThat(DiceWords.isWithheld(List.of())).isFalse();
    }
}
