package cantstop.client.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.util.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MotionTest {
    @Test
    void diceTakeAtMostEightHundredMillisecondsAndAMarkerFourHundred() {
        assertThat(Motion.NORMAL.of(Moment.DICE)).isLessThanOrEqualTo(Duration.millis(800));
        assertThat(Motion.NORMAL.of(Moment.MARKER)).isLessThanOrEqualTo(Duration.millis(400));
    }

    @ParameterizedTest
    @EnumSource(Moment.class)
    void reducedMotionFadesInAtMostATenthOfASecond(Moment moment) {
        assertThat(new Motion(Motion.Speed.NORMAL, true).of(moment)).isLessThanOrEqualTo(Duration.millis(100));
    }

    @ParameterizedTest
    @EnumSource(Moment.class)
    void fastIsFasterAndOffTakesNoTime(Moment moment) {
        assertThat(new Motion(Motion.Speed.FAST, false).of(moment)).isLessThan(Motion.NORMAL.of(moment));
        assertThat(Motion.NONE.of(moment)).isEqualTo(Duration.ZERO);
    }
}
