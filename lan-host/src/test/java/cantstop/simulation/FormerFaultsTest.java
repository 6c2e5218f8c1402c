package cantstop.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.planted.PlantedCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The simulation finds each fault that the program once had, where it is planted again.
@Tag("long")
class FormerFaultsTest {
    private static final long PARTIES = 2_000;

    @ParameterizedTest
    @EnumSource
    void eachIsFoundWhereItIsPlantedAgain(FormerFaults fault) {
        Object found = new PlantedCode(fault.plants()).call(FormerFaults.class, "play", fault.name(), 1L, PARTIES);

        assertThat((String) found).startsWith("seed ").contains(fault.seen());
    }
}
