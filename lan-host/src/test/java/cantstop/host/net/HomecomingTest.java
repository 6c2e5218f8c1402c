package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A full house comes back to a slow host that was killed.
@Tag("slow")
class HomecomingTest {
    private static final int GUESTS = 200;

    @Test
    void allAreBackInTheTimeThatTheirHandshakesTakeAndNobodyStartsOver() {
        Homecoming.Outcome outcome = new Homecoming(1, GUESTS, Duration.ofMillis(40)).play();

        assertThat(outcome.handshakes()).as("handshakes in %s", outcome).isEqualTo(GUESTS);
        assertThat(outcome.mostAtOnce()).as("knocks at once in %s", outcome).isLessThan(GUESTS / 4);
    }
}
