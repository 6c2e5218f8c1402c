package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Shape;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InitialsTest {
    @Test
    void oneLetterWhereItTellsThemApart() {
        assertThat(of("anna", "Ben")).containsEntry(Seat.of(0), "A").containsEntry(Seat.of(1), "B");
    }

    @Test
    void twoLettersWhereOneDoesNot() {
        assertThat(of("Anna", "Alex", "Ben"))
                .containsEntry(Seat.of(0), "An")
                .containsEntry(Seat.of(1), "Al")
                .containsEntry(Seat.of(2), "B");
    }

    @Test
    void theFirstLetterThatTellsThemApart() {
        assertThat(of("Anna", "Annika", "Ben"))
                .containsEntry(Seat.of(0), "Aa")
                .containsEntry(Seat.of(1), "Ai")
                .containsEntry(Seat.of(2), "B");
        assertThat(of("Max", "Mathis", "Mara"))
                .containsEntry(Seat.of(0), "Mx")
                .containsEntry(Seat.of(1), "Mt")
                .containsEntry(Seat.of(2), "Mr");
    }

    @Test
    void theirNumbersWhereNothingElseDoes() {
        assertThat(of("Robo", "Robo 2", "Robo 3"))
                .containsEntry(Seat.of(0), "R")
                .containsEntry(Seat.of(1), "R2")
                .containsEntry(Seat.of(2), "R3");
    }

    @Test
    void theSeatsNumberWhereTwoAreCalledTheSame() {
        assertThat(of("Max", "max")).containsEntry(Seat.of(0), "M1").containsEntry(Seat.of(1), "M2");
    }

    private static Map<Seat, String> of(String... names) {
        Map<Seat, Badge> badges = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            Badge badge = new Badge(
                    new PlayerName(names[i]), Colour.all().get(i), Shape.all().get(i));
            badges.put(Seat.of(i), badge);
        }
        return Initials.of(badges);
    }
}
