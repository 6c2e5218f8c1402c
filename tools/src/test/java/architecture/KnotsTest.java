package architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KnotsTest {
    @Test
    void aKnotIsFoundAndAChainIsNone() {
        Map<String, Set<String>> arrows = Map.of(
                "a", Set.of("b", "outside"),
                "b", Set.of("c"),
                "c", Set.of("a", "d"),
                "d", Set.of("e"),
                "e", Set.of());

        assertThat(Knots.above(2, arrows)).containsExactly(Set.of("a", "b", "c"));
        assertThat(Knots.above(3, arrows)).isEmpty();
    }
}
