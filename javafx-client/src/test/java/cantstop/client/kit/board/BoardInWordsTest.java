package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.gallery.Positions;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class BoardInWordsTest {
    private final BoardInWords english = new BoardInWords(Words.english(), Positions.badges());

    @Test
    void saysWhoseTurnItIsAndWhatIsAtStakeFirst() {
        assertThat(english.sentences(Positions.busyToGoOn()))
                .first()
                .asString()
                .endsWith("It’s Anna’s turn. 11 steps are at stake.");
    }

    @Test
    void saysWhoLeads() {
        assertThat(english.sentences(Positions.busyToGoOn()))
                .first()
                .asString()
                .startsWith("Anna and Alexandra-Valentina lead with 1 column each.");
    }

    @Test
    void saysWhatStandsOnEveryColumn() {
        assertThat(english.sentences(Positions.busyToGoOn()))
                .contains(
                        "Column 7: Anna’s runner 6 of 13 steps, Anna 3 of 13 steps, Benedikt 6 of 13 steps,"
                                + " Chloé 6 of 13 steps and Alexandra-Valentina 6 of 13 steps.",
                        "Column 8: Anna’s runner at the top, Anna 7 of 11 steps and Benedikt 7 of 11 steps.",
                        "Column 12: won by Anna.");
    }

    @Test
    void saysWhatWasRolledWhileAChoiceIsOpen() {
        assertThat(english.sentences(Positions.busyToChoose()))
                .first()
                .asString()
                .contains("The dice show 2, 4, 3 and 5. Possible: ");
    }

    @Test
    void saysThatNothingStandsAnywhereYet() {
        assertThat(english.sentences(Positions.fresh()))
                .as("and that nobody leads")
                .containsExactly("It’s Anna’s turn.", "The board is still empty.");
    }

    @Test
    void saysWhichColumnsAreEmptyInOneSentence() {
        var game = Positions.game(new Phase.ToRoll(), Positions.squares(2, 1), Positions.squares(12, 1));

        assertThat(english.sentences(game)).endsWith("Still empty: 3, 4, 5, 6, 7, 8, 9, 10 and 11.");
    }

    @Test
    void everyThingOnAColumnIsBesideItsOwner() {
        var seven = english.lines(Positions.busyToGoOn()).stream()
                .filter(line -> line.column().equals(Optional.of(Column.SEVEN)))
                .findFirst()
                .orElseThrow();

        assertThat(seven.things())
                .extracting(BoardInWords.Thing::said)
                .startsWith("Anna’s runner 6 of 13 steps", "Anna 3 of 13 steps", "Benedikt 6 of 13 steps");
        assertThat(seven.things()).extracting(BoardInWords.Thing::seat).startsWith(Seat.of(0), Seat.of(0), Seat.of(1));
    }

    @Test
    void saysWhoWon() {
        assertThat(english.sentences(Positions.over())).startsWith("Anna has won the game.");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void noSentenceLeavesABraceOrIsMissing(String language) {
        BoardInWords words = new BoardInWords(Words.of(Locale.of(language)), Positions.badges());
        for (var game : List.of(Positions.busyToGoOn(), Positions.fresh(), Positions.over())) {
            assertThat(words.text(game)).doesNotContain("{").doesNotContain("''");
        }
    }
}
