package cantstop.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A table that moves between three laptops, every way to a small depth. `./soak explore` goes further.
class ExplorerTest {
    private static final Budget INCIDENTS = Budget.ofIncidents(3, false);
    private static final double NO_END = Double.POSITIVE_INFINITY;

    @Test
    @Tag("slow")
    void everyWayOfThreeStepsEndsInOneTable() {
        Exploration done = Exploration.of(List.of(), INCIDENTS, 3, Exploration.ALL, NO_END);

        assertThat(done.found()).isEmpty();
        assertThat(done.ends()).isGreaterThan(300);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void everyPlantedFaultIsFound(Plants planted) {
        Exploration done = Exploration.of(planted.faults(), INCIDENTS, 8, 20_000, NO_END);

        assertThat(done.found()).isNotEmpty();
    }
}
