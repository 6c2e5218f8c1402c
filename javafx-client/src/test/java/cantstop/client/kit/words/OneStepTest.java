package cantstop.client.kit.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a roll brings is a mean: what is shown as 1 is one step, however near it is.
class OneStepTest {
    @ParameterizedTest
    @CsvSource({"0.94, 0.9 steps", "0.96, 1 step", "1, 1 step", "1.04, 1 step", "1.06, 1.1 steps", "2, 2 steps"})
    void aMeanThatIsShownAsOneIsOneStep(double mean, String shown) {
        assertThat(Words.of(Locale.ENGLISH).say("odds.roll", 0, mean)).isEqualTo("safe · gains about " + shown);
    }
}
