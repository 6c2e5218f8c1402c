package cantstop.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Names of people and tables, and badges that clash.
@Tag("slow")
class NamesTest {
    private static final String DIE = "\uD83C\uDFB2";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " Anna",
                "Anna ",
                "\u00A0Anna",
                "Anna\u3000",
                "An\u0000na",
                "An\nna",
                "\u202Eanna",
                "An\u200Bna",
                "\u3164",
                "Anna\uFE0F",
                "An\u2028na",
                "An\u2029na",
                "\uD83C",
                "\uE000",
                "\uFFFF",
                "1234567890123456789012345"
            })
    void cannotBeANameAsItStands(String text) {
        assertThat(PlayerName.isName(text)).isFalse();
        assertThatThrownBy(() -> new PlayerName(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whateverSomebodyMayBeCalledMayStandInALog() {
        for (int character = 0; character <= Character.MAX_CODE_POINT; character++) {
            String text = "a" + Character.toString(character) + "b";
            if (PlayerName.isName(text)) {
                assertThat(new PlayerName(text)).hasToString(text);
            }
        }
    }

    @Test
    void aLogIsNotJudgedByTheTablesOfUnicodeThatItsReaderHas() {
        String decomposed = "A\u0308nna";

        assertThat(PlayerName.isName(decomposed)).isFalse();
        assertThat(new PlayerName(decomposed)).hasToString(decomposed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "Anna Maria", "\u00C4nna", "\u5B89\u5A1C", "O'Neill-2", "123456789012345678901234"})
    void isANameAsItStands(String text) {
        assertThat(new PlayerName(text)).hasToString(text);
    }

    @Test
    void theLengthIsCountedInCodePoints() {
        assertThat(PlayerName.isName(DIE.repeat(24))).isTrue();
        assertThat(PlayerName.isName(DIE.repeat(25))).isFalse();
        assertThat(TableName.isName(DIE.repeat(40))).isTrue();
        assertThat(TableName.isName(DIE.repeat(41))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "' Anna ',Anna",
        "'An\u202Ena',Anna",
        "'A\u0308nna',\u00C4nna",
        "'12345678901234567890123 45','12345678901234567890123'"
    })
    void theNearestNameIsMadeOfWhatSomebodyTyped(String typed, String name) {
        assertThat(PlayerName.clean(typed).map(PlayerName::text)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\u00A0 \t", "\u200B"})
    void noNameIsMadeOfWhatNobodySees(String typed) {
        assertThat(PlayerName.clean(typed)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"ANNA,anna", "\uFF21\uFF4E\uFF4E\uFF41,Anna", "Stra\u00DFe,STRASSE", "Anna\u00A0B,Anna B"})
    void twoNamesThatFoldAlikeAreOne(String one, String other) {
        assertThat(new PlayerName(one).folded()).isEqualTo(new PlayerName(other).folded());
    }

    @Test
    void otherNamesFoldOtherwise() {
        assertThat(new PlayerName("Anna").folded()).isEqualTo("anna").isNotEqualTo(new PlayerName("Anne").folded());
    }

    @Test
    void aTablesNameIsLikeAPersonsButLonger() {
        assertThat(new TableName("Anna's game")).hasToString("Anna's game");
        assertThatThrownBy(() -> new TableName(" ")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TableName("a".repeat(41))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void besideOthersWhatIsFreeIsKeptAndTheRestBecomesTheFirstFree() {
        Badge anna = badge("Anna", Colour.ORANGE, Shape.CIRCLE);
        Badge second = badge("anna 2", Colour.BLUE, Shape.TRIANGLE);

        assertThat(anna.besides(List.of())).isEqualTo(anna);
        assertThat(anna.besides(List.of(anna, second))).isEqualTo(badge("Anna 3", Colour.GREEN, Shape.SQUARE));
        assertThat(badge("Ben", Colour.BLUE, Shape.DIAMOND).besides(List.of(anna, second)))
                .isEqualTo(badge("Ben", Colour.GREEN, Shape.DIAMOND));
    }

    @Test
    void aLongNameIsShortenedToMakeRoomForItsNumber() {
        String dice = DIE.repeat(24);
        Badge taken = badge(dice, Colour.ORANGE, Shape.CIRCLE);
        Badge spaced = badge("1234567890123456789012 4", Colour.BLUE, Shape.SQUARE);

        assertThat(taken.besides(List.of(taken)).name()).hasToString(DIE.repeat(22) + " 2");
        assertThat(spaced.besides(List.of(spaced)).name()).hasToString("1234567890123456789012 2");
        Badge atTheCut = badge("123456789012345678901 34", Colour.BLUE, Shape.SQUARE);
        assertThat(atTheCut.besides(List.of(atTheCut)).name()).hasToString("123456789012345678901 2");
    }

    private static Badge badge(String name, Colour colour, Shape shape) {
        return new Badge(new PlayerName(name), colour, shape);
    }

    @Test
    void aCharacterOfALaterUnicodeIsNoReasonToRefuseALog() {
        String later = "Anna" + Character.toString(0x3FFFD);
        assertThat(Character.getType(0x3FFFD)).isEqualTo(Character.UNASSIGNED);

        assertThat(new PlayerName(later).text()).isEqualTo(later);
        assertThat(PlayerName.isName("Anna" + Character.toString(0xFFFF))).isFalse();
    }
}
