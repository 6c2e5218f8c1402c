package cantstop.engine.story;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Seat;
import cantstop.engine.Settings;
import org.junit.jupiter.api.Test;

/// What is remembered of a game in a word.
class AwardsTest {
    @Test
    void icarusFellFromATop() {
        PlayedGame played = PlayedGame.aboutToWin().roll(1, 1, 1, 1);

        assertThat(Awards.of(played.events()).icarus()).contains(new Awards.Award(Seat.of(0), 1));
    }

    @Test
    void theChickenStoppedAfterOneRollMoreThanOnce() {
        PlayedGame played =
                new PlayedGame(2, Settings.DEFAULT).roll(1, 2, 3, 4).take(3, 7).stop();
        played.roll(1, 2, 1, 2).take(3, 3).roll(3, 4, 3, 4).take(7, 7).stop();
        assertThat(Awards.of(played.events()).chicken()).isEmpty();

        played.roll(1, 2, 3, 4).take(3, 7).stop();
        assertThat(Awards.of(played.events()).chicken()).contains(new Awards.Award(Seat.of(0), 2));
        assertThat(Awards.of(played.events()).icarus()).isEmpty();
    }

    @Test
    void nobodyIsTheChickenWhereTwoAre() {
        PlayedGame played = new PlayedGame(2, Settings.DEFAULT);
        for (int turn = 0; turn < 4; turn++) {
            played.roll(1, 2, 3, 4).take(3, 7).stop();
        }
        assertThat(Awards.of(played.events()).chicken()).isEmpty();
    }

    @Test
    void aRematchBeginsAnew() {
        PlayedGame played =
                PlayedGame.aboutToWin().roll(1, 1, 1, 1).dullTurn().takeTheWin().again();

        assertThat(Awards.of(played.events()).icarus()).isEmpty();
    }

    @Test
    void theFirstOfThoseWhoKeptMostClimbedHighest() {
        PlayedGame played = new PlayedGame(2, Settings.DEFAULT);
        assertThat(Awards.of(played.events()).climb()).isEmpty();

        played.roll(1, 2, 3, 4).take(3, 7).stop();
        played.roll(1, 2, 3, 4).take(3, 7).stop();
        assertThat(Awards.of(played.events()).climb()).contains(new Awards.Award(Seat.of(0), 2));

        played.roll(1, 2, 3, 4).take(3, 7).stop();
        played.roll(1, 2, 3, 4).take(3, 7).roll(1, 2, 3, 4).take(3, 7).stop();
        assertThat(Awards.of(played.events()).climb()).contains(new Awards.Award(Seat.of(1), 4));
    }
}
