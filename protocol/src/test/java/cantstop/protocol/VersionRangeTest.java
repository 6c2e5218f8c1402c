package cantstop.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class VersionRangeTest {
    @Test
    void theHighestVersionThatBothSpeakIsSpoken() {
        assertThat(new VersionRange(1, 3).common(new VersionRange(2, 5))).hasValue(3);
        assertThat(new VersionRange(2, 5).common(new VersionRange(1, 3))).hasValue(3);
        assertThat(new VersionRange(1, 1).common(new VersionRange(1, 9))).hasValue(1);
    }

    @Test
    void rangesApartHaveNoneInCommon() {
        assertThat(new VersionRange(1, 2).common(new VersionRange(3, 4))).isEmpty();
        assertThat(new VersionRange(3, 4).common(new VersionRange(1, 2))).isEmpty();
    }

    @Test
    void versionsCountFromOneAndUpwards() {
        assertThatThrownBy(() -> new VersionRange(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new VersionRange(2, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
