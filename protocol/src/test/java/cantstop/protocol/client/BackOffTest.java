package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The table of waits.
class BackOffTest {
    private final FakeTimers timers = new FakeTimers();
    private final BackOff backOff = new BackOff(timers, new Random(1));

    @ParameterizedTest
    @CsvSource({"0, 1, 250", "9, 1, 250", "10, 1, 1000", "119, 1, 1000", "120, 5000, 5000", "3600, 5000, 5000"})
    void waitsGrowTwice(int secondsSinceTheLoss, long shortest, long longest) {
        timers.advance(Duration.ofMinutes(5));
        backOff.begin();
        timers.advance(Duration.ofSeconds(secondsSinceTheLoss));
        for (int time = 0; time < 1_000; time++) {
            assertThat(backOff.next().toMillis()).isBetween(shortest, longest);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 25", "10, 100"})
    void theFirstWaitsAreSpreadSoThatAPartyDoesNotComeBackAtOnce(int secondsSinceTheLoss, long tenthOfTheLongest) {
        backOff.begin();
        timers.advance(Duration.ofSeconds(secondsSinceTheLoss));
        Set<Long> tenths = IntStream.range(0, 1_000)
                .mapToObj(time -> (backOff.next().toMillis() - 1) / tenthOfTheLongest)
                .collect(Collectors.toSet());
        assertThat(tenths).hasSize(10);
    }
}
