package cantstop.client.model.words;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Colour;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Shape;
import cantstop.engine.bot.Bots;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// Whatever the language of whoever opened the table, a reader meets its bots, and the table, in their own.
class NamesTest {
    private final Words german = Words.of(Locale.GERMAN);

    @Test
    void aBotIsCalledAsTheReaderKnowsIt() {
        assertThat(named("Snail", "Robo", "Snail 2")).containsExactly("Schnecke", "Robo", "Schnecke 2");
    }

    @Test
    void aTableThatWasOpenedInAnotherLanguageIsCalledAsInOnesOwn() {
        assertThat(TableNames.of(german, "Anna’s game")).isEqualTo("Spiel von Anna");
        assertThat(TableNames.of(german, "Partida de Anna")).isEqualTo("Spiel von Anna");
        assertThat(TableNames.of(german, "Practice")).isEqualTo("Übung");
    }

    @Test
    void aNameThatSomebodyGaveATableStays() {
        assertThat(TableNames.of(german, "Final")).isEqualTo("Final");
        assertThat(TableNames.of(german, "’s game")).isEqualTo("’s game");
    }

    private List<String> named(String... inTheLog) {
        return java.util.stream.Stream.of(inTheLog)
                .map(name -> new Badge(new PlayerName(name), Colour.ORANGE, Shape.CIRCLE))
                .map(badge -> new Chair(Seat.of(1), new Occupant.Robot(Bots.HALF_CHANCE), badge, null, 0))
                .map(chair -> SeatNames.badge(german, chair))
                .map(badge -> badge.name().text())
                .toList();
    }
}
