package cantstop.client.model.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalTime;
import org.junit.jupiter.api.Test;

/// How loud the program is at which time.
class LoudnessTest {
    @Test
    void atNightItIsHalfAsLoudByItself() {
        assertThat(Loudness.USUAL.at(LocalTime.of(23, 30))).isEqualTo(new Loudness(35, 40, false, false));
        assertThat(Loudness.USUAL.at(LocalTime.of(3, 0))).isEqualTo(new Loudness(35, 40, false, false));
        assertThat(Loudness.USUAL.at(LocalTime.of(20, 0))).isEqualTo(Loudness.USUAL);
    }

    @Test
    void whatSomebodyHasSetHoldsAtNightToo() {
        Loudness set = new Loudness(90, 80, false, true);
        assertThat(set.at(LocalTime.MIDNIGHT)).isEqualTo(new Loudness(90, 40, false, true));
    }
}
