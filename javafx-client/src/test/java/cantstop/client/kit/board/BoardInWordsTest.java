package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.gallery.Positions;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class BoardInWordsTest {
    private final BoardInWords english = new BoardInWords(Words.english(), Positions.badges());

    @Test
    void saysWhoseTurnItIsAndWhatIsAtStakeFirst() {
        assertThat(english.sentences(Positions.busyToGoOn())).startsWith("It’s Anna’s turn.", "11 steps are at stake.");
    }

    @Test
    void saysWhatStandsOnEveryColumn() {
        assertThat(english.sentences(Positions.busyToGoOn()))
                .contains(
                        "Column 7, 13 spaces: a runner on 6, Anna on 3, Benedikt on 6, Chloé on 6"
                                + " and Alexandra-Valentina on 6.",
                        "Column 8, 11 spaces: a runner at the top, Anna on 7 and Benedikt on 7.",
                        "Column 12, 3 spaces: won by Anna.");
    }

    @Test
    void saysWhatWasRolledWhileAChoiceIsOpen() {
        assertThat(english.sentences(Positions.busyToChoose())).contains("The dice show 2, 4, 3 and 5.");
    }

    @Test
    void saysWhichColumnsAreEmptyInOneSentence() {
        assertThat(english.sentences(Positions.fresh()))
                .containsExactly(
                        "It’s Anna’s turn.", "Nothing stands in columns 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12.");
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
