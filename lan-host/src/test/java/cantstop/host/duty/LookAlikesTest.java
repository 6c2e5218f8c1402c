package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.PlayerName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookAlikesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Martin",
                "MARTIN",
                "M\u0430rtin",
                "\u039cartin",
                "Marti\u0301n",
                "Mart1n",
                "Mar tin",
                "\uff2dartin",
                "Martln"
            })
    void whatLooksLikeANameIsThatName(String name) {
        assertThat(LookAlikes.areSame(
                        new PlayerName("Martin"), PlayerName.clean(name).orElseThrow()))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Marta", "Martina", "Anna"})
    void anotherNameIsAnother(String name) {
        assertThat(LookAlikes.areSame(new PlayerName("Martin"), new PlayerName(name)))
                .isFalse();
    }

    @Test
    void twoMarksOnALetterAreALanguageAndThreeAreAPile() {
        assertThat(LookAlikes.isStacked("Nguy\u1ec5n Vi\u1ec7t")).isFalse();
        assertThat(LookAlikes.isStacked("x\u0321\u0322")).isFalse();
        assertThat(LookAlikes.isStacked("x\u0321\u0322\u0323")).isTrue();
    }
}
