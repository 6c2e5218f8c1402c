package cantstop.client.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.simulation.WindowParties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// People at the windows that are shipped find back to their tables, whatever goes wrong. A failure names its seed; the
/// same party again, with its last steps: `./soak windows --seed N`.
@Tag("slow")
class WindowsTest {
    @Test
    void whateverGoesWrongEverybodyIsBackAtTheirTableByWhatTheWindowOffers() {
        WindowParties.Sum sum = new WindowParties(ShippedWindows::new).run(1, 20);

        assertThat(sum.faults()).containsKeys("HOST_DIES", "LAPTOP_DIES", "SPLIT", "DISK_FULL", "LAPTOP_SLEEPS");
        assertThat(sum.events()).isGreaterThan(2_000);
    }

    @Test
    void aSmallPartyMeetsAgain() {
        assertThat(new WindowParties(ShippedWindows::new).run(1).events()).isPositive();
    }
}
