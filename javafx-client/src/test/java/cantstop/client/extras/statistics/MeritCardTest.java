package cantstop.client.extras.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.kit.words.Words;
import cantstop.engine.Seat;
import cantstop.engine.story.ChanceBreakdown;
import cantstop.engine.story.SkillAndLuck;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The sentence over the figures says no more than the figures do.
class MeritCardTest {
    private static SkillAndLuck merit(double dice, double decisions) {
        return new SkillAndLuck(
                List.of(new ChanceBreakdown(Seat.of(0), 0.5, 1, dice, 0, decisions, 0, 0, 30, 4, 3.5, 25)));
    }

    @Test
    void mistakesAreHeldAgainstEverybodys() {
        assertThat(MeritCard.nature(merit(0.1, -0.02), merit(0, -0.09))).isEqualTo("LUCKY_SOUND");
        assertThat(MeritCard.nature(merit(-0.1, -0.25), merit(0, -0.09))).isEqualTo("UNLUCKY_COSTLY");
    }

    @Test
    void mistakesThatLookAlikeAreCalledAlike() {
        assertThat(MeritCard.nature(merit(0.1, -0.256), merit(0.1, -0.256))).isEqualTo("LUCKY_USUAL");
        assertThat(MeritCard.nature(merit(-0.1, -0.256), merit(0, -0.263))).isEqualTo("UNLUCKY_USUAL");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyNatureHasItsWords(String language) {
        Words words = Words.of(Locale.of(language));
        for (String dice : List.of("LUCKY", "UNLUCKY")) {
            for (String mistakes : List.of("_SOUND", "_USUAL", "_COSTLY")) {
                assertThat(words.say("statistics.merit.is." + dice + mistakes)).isNotBlank();
            }
        }
    }
}
