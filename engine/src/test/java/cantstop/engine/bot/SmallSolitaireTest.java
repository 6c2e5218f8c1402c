package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The published solutions of solitaire on small boards (Glenn, Fang and Kruskal): the method of the exact turn,
/// carried through a whole game, gives the same numbers.
class SmallSolitaireTest {
    @ParameterizedTest
    @CsvSource({
        "2, 1, 1.297948189812",
        "2, 2, 1.347281861517",
        "2, 3, 1.400179988037",
        "3, 1, 1.480253419335",
        "3, 2, 1.722400784742"
    })
    void aSmallBoardTakesAsManyTurnsAsPublished(int sides, int shortest, double turns) {
        assertThat(new SmallSolitaire(sides, shortest).solve()).isCloseTo(turns, within(1e-9));
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"3, 3, 1.890481455804", "4, 1, 2.187306974865", "4, 2, 2.453985981292"})
    void aLargerBoardTakesAsManyTurnsAsPublished(int sides, int shortest, double turns) {
        assertThat(new SmallSolitaire(sides, shortest).solve()).isCloseTo(turns, within(1e-9));
    }
}
