package cantstop.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.InNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A guest's core that was compiled for browsers does at a party what the one here did in its place, byte for byte.
@Tag("slow")
class PartiesInNodeTest {
    @TempDir
    private Path folder;

    @Test
    void theCoreInJavaScriptSaysAndShowsTheSame() throws Exception {
        Assumptions.assumeTrue(InNode.isInstalled(), "node is not installed: no guest's core played in it");

        PartiesInNode.Compared compared =
                new PartiesInNode(random -> Plan.of(random).onTapes(), folder).play(1, 10);

        assertThat(compared.differences()).isEmpty();
        assertThat(compared.calls()).isGreaterThan(10_000);
    }

    @Test
    void aPartyIsTheSameWhileItsTapesAreWritten() {
        for (long seed = 1; seed <= 8; seed++) {
            Tapes tapes = Tapes.written();

            assertThat(digest(seed, tapes)).as("seed %d", seed).isEqualTo(digest(seed, Tapes.none()));
            assertThat(tapes.of(seed).tapes()).isNotEmpty();
        }
    }

    private static String digest(long seed, Tapes tapes) {
        Simulation simulation = new Simulation(seed, random -> Plan.of(random).onTapes(), true, Planted.NOTHING, tapes);
        simulation.run();
        return simulation.digest();
    }
}
