package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/// A clock that knows what the machine slept.
class SystemClockTest {
    private static final Duration HOUR = Duration.ofHours(1);

    private long nanoseconds = 12_345;
    private long date = 1_790_000_000_000L;
    private final SystemClock clock = new SystemClock(() -> nanoseconds, () -> date);

    private void passes(Duration steady, Duration byDate) {
        nanoseconds += steady.toNanos();
        date += byDate.toMillis();
    }

    @Test
    void aSleepCountsWhereTheSteadyClockStoodStillInIt() {
        passes(Duration.ofSeconds(2), Duration.ofSeconds(2).plus(HOUR));

        assertThat(clock.now()).isEqualTo(Duration.ofSeconds(2).plus(HOUR));
    }

    @Test
    void aSleepCountsOnceWhereTheSteadyClockWentOn() {
        passes(HOUR, HOUR);

        assertThat(clock.now()).isEqualTo(HOUR);
    }

    @Test
    void noTimeGoesBackWhereTheDateIsSetBack() {
        passes(Duration.ofSeconds(5), HOUR.negated());
        assertThat(clock.now()).isEqualTo(Duration.ofSeconds(5));

        passes(Duration.ofSeconds(5), Duration.ofSeconds(5));
        assertThat(clock.now()).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void aDateThatIsNudgedIsNoSleep() {
        for (int second = 1; second <= 60; second++) {
            passes(Duration.ofSeconds(1), Duration.ofMillis(1500));
            assertThat(clock.now()).isEqualTo(Duration.ofSeconds(second));
        }
    }
}
