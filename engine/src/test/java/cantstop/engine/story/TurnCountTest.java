package cantstop.engine.story;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// How many turns a game took everybody, and how many of them they lost.
class TurnCountTest {
    private final PlayedGame played = new PlayedGame(2, Settings.DEFAULT);

    private Map<Seat, TurnCount> efforts() {
        return TurnCount.of(played.events());
    }

    @Test
    void aTurnOfSeveralRollsIsOneTurn() {
        played.roll(1, 2, 3, 4).take(3, 7).roll(1, 2, 3, 4).take(3, 7).stop();

        assertThat(efforts()).containsExactly(Map.entry(Seat.of(0), new TurnCount(1, 0)));
    }

    @Test
    void aBustIsATurnToo() {
        played.roll(1, 1, 1, 2).take(2, 3).roll(6, 6, 1, 1).take(2, 12).roll(5, 3, 5, 3);
        played.roll(1, 2, 3, 4).take(3, 7).stop();
        played.roll(1, 2, 3, 4);

        assertThat(efforts())
                .containsOnly(Map.entry(Seat.of(0), new TurnCount(2, 1)), Map.entry(Seat.of(1), new TurnCount(1, 0)));
    }

    @Test
    void theEndOfALogTouchesTheTurnsThatItIsAPartOf() {
        played.roll(1, 2, 3, 4).take(3, 7).stop();
        int before = played.events().size();
        played.roll(1, 1, 1, 2).take(2, 3).roll(6, 6, 1, 1).take(2, 12).roll(5, 3, 5, 3);
        played.roll(1, 2, 3, 4).take(3, 7).stop();
        played.roll(1, 2, 3, 4);
        List<Event> events = played.events();

        assertThat(TurnCount.touchedBy(events.subList(before, events.size())))
                .as("a bust, a turn, and the beginning of one more")
                .containsExactly(Map.entry(Seat.of(1), 2), Map.entry(Seat.of(0), 1));
        assertThat(TurnCount.touchedBy(events.subList(before - 1, before)))
                .as("only the stop of one")
                .containsExactly(Map.entry(Seat.of(0), 1));
    }

    @Test
    void aRematchBeginsAnew() {
        PlayedGame again =
                PlayedGame.aboutToWin().roll(1, 1, 1, 1).dullTurn().takeTheWin().again();

        assertThat(TurnCount.of(again.events())).isEmpty();
    }
}
