package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WaitingRoomTest {
    @Test
    void oneAloneIsNoGroupAndNobodyIsNone() {
        assertThat(WaitingRoom.sizes(0)).isEmpty();
        assertThat(WaitingRoom.sizes(1)).isEmpty();
    }

    @Test
    void groupsAreOfThreeAndFourWhereverThatIsPossible() {
        assertThat(WaitingRoom.sizes(2)).isEqualTo(List.of(2));
        assertThat(WaitingRoom.sizes(3)).isEqualTo(List.of(3));
        assertThat(WaitingRoom.sizes(5)).isEqualTo(List.of(3, 2));
        assertThat(WaitingRoom.sizes(6)).isEqualTo(List.of(3, 3));
        assertThat(WaitingRoom.sizes(9)).isEqualTo(List.of(3, 3, 3));
        assertThat(WaitingRoom.sizes(10)).isEqualTo(List.of(4, 3, 3));
        IntStream.rangeClosed(6, 1000)
                .forEach(people -> assertThat(WaitingRoom.sizes(people))
                        .allMatch(size -> size == 3 || size == 4)
                        .satisfies(sizes -> assertThat(
                                        sizes.stream().mapToInt(size -> size).sum())
                                .isEqualTo(people)));
    }
}
