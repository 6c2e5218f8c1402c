package cantstop.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChatTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", " ", "Hello ", " Hello", "a\nb", "a\u202Eb", "a\u0000b", "e\u0301", "\u200D"})
    void whatIsNoLineIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> new ChatText(text));
    }

    @Test
    void aLineHasAtMostTwoHundredCodePoints() {
        assertThat(new ChatText("\uD83C\uDFB2".repeat(200)).text()).hasSize(400);
        assertThatIllegalArgumentException().isThrownBy(() -> new ChatText("x".repeat(201)));
    }

    @Test
    void whatSomebodyTypedBecomesALine() {
        assertThat(ChatText.clean("  no way!\n\tRoll\u202E on ")).contains(new ChatText("no way! Roll on"));
        assertThat(ChatText.clean("e\u0301")).contains(new ChatText("é"));
        assertThat(ChatText.clean("x".repeat(300))).contains(new ChatText("x".repeat(200)));
    }

    @Test
    void aPictureMadeOfSeveralCharactersStaysWhole() {
        String family = "\uD83D\uDC69\u200D\uD83D\uDC67";

        assertThat(ChatText.clean(family)).contains(new ChatText(family));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\n", "\u0000\u202E", "\u200D\uFE0F"})
    void whereNothingIsLeftThereIsNoLine(String typed) {
        assertThat(ChatText.clean(typed)).isEmpty();
    }
}
