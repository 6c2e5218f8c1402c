package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.engine.Roll;
import cantstop.engine.TableState;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A throw as everybody sees it.
class TumbleTest {
    private static final List<Integer> FACES = List.of(6, 1, 5, 2);

    private static List<List<Pose>> frames(Cast cast) {
        Tumble tumble = new Tumble(cast, FACES);
        return IntStream.range(0, tumble.length())
                .mapToObj(frame -> IntStream.range(0, FACES.size())
                        .mapToObj(die -> tumble.pose(die, frame))
                        .toList())
                .toList();
    }

    @Test
    void theSameRollOfATableIsThrownAlikeEverywhereAndAnotherOneIsNot() {
        TableState table =
                new FakeVisit().hosting().withBen().annaStarts().party().state().get();
        Roll roll = Roll.of(FACES);
        assertThat(frames(Cast.of(table, roll))).isEqualTo(frames(Cast.of(table, roll)));
        assertThat(frames(Cast.of(table, roll))).isNotEqualTo(frames(Cast.of(table, new Roll(6, 1, 5, 3))));
    }

    @Test
    void itEndsWithWhatWasRolledAndOnTheGround() {
        for (long seed = 0; seed < 50; seed++) {
            List<Pose> last = frames(new Cast(seed, Cast.USUAL)).getLast();
            assertThat(last).extracting(Pose::face).isEqualTo(FACES);
            assertThat(last).allSatisfy(pose -> {
                assertThat(pose.along()).isEqualTo(1);
                assertThat(pose.lift()).isZero();
                assertThat(Math.abs(pose.angle())).isBetween(4.0, 12.0);
            });
        }
    }

    @Test
    void whereNothingIsAtStakeItTakesAsLongAsEver() {
        FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
        assertThat(Cast.of(visit.party().state().get(), Roll.of(FACES)).millis())
                .isEqualTo(Cast.USUAL);
        assertThat(Cast.length(visit.party().state().get().playing().orElseThrow()))
                .isEqualTo(Cast.USUAL);
    }

    @Test
    void inADangerousThrowOnlyTheLastDieKeepsTheTableWaiting() {
        Tumble tumble = new Tumble(new Cast(7, Cast.LONGEST), FACES);
        int usual = (int) Math.ceil(Cast.USUAL / Tumble.FRAME);
        for (int die = 0; die < 3; die++) {
            assertThat(tumble.pose(die, usual)).isEqualTo(tumble.pose(die, tumble.length()));
        }
        assertThat(tumble.pose(3, usual)).isNotEqualTo(tumble.pose(3, tumble.length()));
        assertThat(tumble.impacts()).hasSize(12).allMatch(impact -> impact.millis() <= Cast.LONGEST);
    }
}
