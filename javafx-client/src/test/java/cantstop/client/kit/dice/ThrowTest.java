package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ThrowTest {
    private static final List<Integer> FACES = List.of(6, 1, 5, 2);
    private static final long SEED = 42;

    @Test
    void twoScreensSeeTheSameThrowFrameByFrame() {
        Throw here = new Throw(FACES, SEED);
        Throw there = new Throw(FACES, SEED);

        assertThat(frames(here)).isEqualTo(frames(there));
    }

    @Test
    void twoThrowsOfTheSameFacesAreTwo() {
        assertThat(frames(new Throw(FACES, SEED))).isNotEqualTo(frames(new Throw(FACES, SEED + 1)));
    }

    @Test
    void allLieAtTheEndAndShowWhatWasRolled() {
        List<Throw.Pose> end = new Throw(FACES, SEED).at(1);

        assertThat(end).extracting(Throw.Pose::face).isEqualTo(FACES);
        assertThat(end).allSatisfy(pose -> {
            assertThat(pose.height()).isZero();
            assertThat(pose.back()).isZero();
        });
        assertThat(end.get(2).angle()).isEqualTo(Throw.rest(FACES, 2));
    }

    @Test
    void everyDieHitsTheGroundThreeTimes() {
        assertThat(new Throw(FACES, SEED).impacts()).hasSize(12).isSorted().allMatch(part -> part > 0 && part < 1);
    }

    private static List<List<Throw.Pose>> frames(Throw thrown) {
        return IntStream.rangeClosed(0, 84)
                .mapToObj(frame -> thrown.at(frame / 84.0))
                .toList();
    }
}
