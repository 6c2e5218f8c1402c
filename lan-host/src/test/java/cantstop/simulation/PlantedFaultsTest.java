package cantstop.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The simulation finds what it is there to find: planted faults, within a few parties. A fault that only a rare party
/// meets is looked for from shortly before the first seed that met it.
@Tag("slow")
class PlantedFaultsTest {
    private static final int PARTIES = 600;

    @Test
    void aDiskThatDoesNotForceIsFound() {
        assertThat(found(Planted.DISK_DOES_NOT_FORCE)).get().asString().contains("told before it was forced");
    }

    @Test
    void aTimerThatIsNotCancelledIsFound() {
        assertThat(found(Planted.TIMER_IS_NOT_CANCELLED, Plan::ofDawdlers, 330))
                .get()
                .asString()
                .contains("time was up after");
    }

    @Test
    void aForgottenScreenIsFound() {
        assertThat(found(Planted.SCREEN_IS_FORGOTTEN)).get().asString().containsAnyOf("nobody meant", "and again at");
    }

    @Test
    void aForgottenPersonIsFound() {
        assertThat(found(Planted.PERSON_IS_FORGOTTEN, Plan::ofMusicalChairs, 400))
                .get()
                .asString()
                .contains("nobody wanted that");
    }

    @Test
    void aHostThatStepsDownForAnyBeaconIsFound() {
        assertThat(found(Planted.ANY_BEACON_IS_BELIEVED, Plan::ofHandOvers, 1))
                .get()
                .asString()
                .contains("steps down for a log that nobody leads");
    }

    @Test
    void aFileThatLosesRowsIsFound() {
        assertThat(found(Planted.FILE_LOSES_ROWS)).get().asString().contains("the journal's file has lost something");
    }

    @Test
    void aProgramThatTakesALaterVersionsEventsForDamageIsFound() {
        assertThat(found(Planted.LATER_EVENTS_ARE_DAMAGE, Plan::ofUpgrades, 1))
                .get()
                .asString()
                .contains("can't read the log of");
    }

    @Test
    void aGuestThatDoesNotLookAtTheVersionOfATableIsFound() {
        assertThat(found(Planted.VERSION_IS_NOT_LOOKED_AT, Plan::ofUpgrades, 1))
                .get()
                .asString()
                .contains("goes to a table that it can't read");
    }

    @Test
    void aFailureNamesItsSeedAndTheLastSteps() {
        String words = found(Planted.DISK_DOES_NOT_FORCE).orElseThrow();

        assertThat(words).startsWith("seed 1, step ").contains("guest 1      says         OpenTable");
    }

    private static Optional<String> found(Planted fault) {
        return found(fault, Plan::of, 1);
    }

    private static Optional<String> found(Planted fault, Function<SplittableRandom, Plan> plan, long from) {
        for (long seed = from; seed < from + PARTIES; seed++) {
            try {
                new Simulation(seed, plan, false, fault).run();
            } catch (Violation violation) {
                return Optional.of(violation.what());
            }
        }
        return Optional.empty();
    }
}
