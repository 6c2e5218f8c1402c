package cantstop.client.model.profile;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.kit.words.Words;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What every preference has: words in each language, and a line in the file that is read back.
class PreferencesTest {
    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void eachHasANameAndEachAnswerAnother(String language) {
        Words words = Words.of(Locale.of(language));
        assertThat(Preferences.all()).allSatisfy(preference -> {
            assertThat(words.say(preference.label())).isNotBlank();
            if (preference instanceof Preference.Choice<?> choice) {
                assertThat(names(choice, words)).hasSameSizeAs(choice.answers());
            }
        });
    }

    private static <T> Set<String> names(Preference.Choice<T> choice, Words words) {
        return choice.answers().stream()
                .map(answer -> choice.name(words, answer))
                .collect(Collectors.toSet());
    }

    @Test
    void eachAnswerIsReadAsItWasWritten() {
        assertThat(Preferences.all()).allSatisfy(preference -> {
            if (preference instanceof Preference.Choice<?> choice) {
                isReadAsItWasWritten(choice);
            }
        });
    }

    private static <T> void isReadAsItWasWritten(Preference.Choice<T> choice) {
        assertThat(choice.answers()).contains(choice.usual()).allSatisfy(answer -> {
            String line = choice.format(answer).toUpperCase(Locale.ROOT);
            assertThat(choice.parse(line)).isEqualTo(answer);
        });
    }

    @Test
    void aVolumeIsTakenToTheNearestThatThereIs() {
        Preference<Integer> volume = Preferences.EFFECTS;
        assertThat(volume.parse("-3")).isZero();
        assertThat(volume.parse("300")).isEqualTo(100);
    }

    @Test
    void noneSharesItsLineWithAnother() {
        assertThat(Preferences.all().stream().map(Preference::key)).doesNotHaveDuplicates();
    }

    @Test
    void whatIsAsUsualIsNoWish() {
        Preferences loud = Preferences.FIRST.with(Preferences.EFFECTS, 100);
        assertThat(loud).isNotEqualTo(Preferences.FIRST);
        assertThat(loud.with(Preferences.EFFECTS, Preferences.EFFECTS.usual())).isEqualTo(Preferences.FIRST);
    }
}
