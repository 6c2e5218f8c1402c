package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.MoveSource;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import java.util.Comparator;
import java.util.List;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;

class ScoreTest {
    private static final Seat ANNA = Seat.of(0);
    private static final Event BUST = new Event.Rolled(ANNA, new Roll(1, 1, 1, 1), true, MoveSource.PERSON);

    private final GameState game = Positions.busyToGoOn();

    @Test
    void aBustIsAsHeavyAsWhatItCosts() {
        double light = Score.Weight.of(3).rests(300);
        double usual = Score.Weight.of(7).rests(300);
        double heavy = Score.Weight.of(14).rests(300);
        assertThat(light).isLessThan(700);
        assertThat(usual).isBetween(700.0, 1200.0);
        assertThat(heavy).isBetween(usual + 100, 1500.0);
        assertThat(Score.Weight.of(3).hush()).isZero();
        assertThat(Score.Weight.of(14).hush()).isGreaterThan(Score.Weight.of(7).hush());
    }

    @Test
    void everyConeThatFallsIsHeardWhenItHitsTheRim() {
        List<Beat> beats = Score.of(BUST, game, Positions.fresh(), Motion.NORMAL);
        assertThat(beats)
                .filteredOn(beat -> beat.kind() == Beat.Kind.KNOCK && beat.level() == 1)
                .hasSize(3);
        assertThat(beats).isSortedAccordingTo(Comparator.comparing(Beat::at));
        assertThat(beats.getFirst().kind()).isEqualTo(Beat.Kind.HUSH);
    }

    @Test
    void everyStepIsHeardHigherThanTheOneBelow() {
        GameState before = Positions.game(new Phase.ToChoose(Positions.ROLL), 0, Positions.squares(7, 3), 0);
        GameState after = Positions.game(
                new Phase.ToGoOn(Positions.ROLL, 0), Positions.squares(7, 5), Positions.squares(7, 3), 0);
        Event twice = new Event.Chosen(ANNA, List.of(Column.SEVEN, Column.SEVEN), MoveSource.PERSON);
        List<Beat> beats = Score.of(twice, before, after, Motion.NORMAL);
        assertThat(beats).extracting(Beat::kind).containsExactly(Beat.Kind.STEP, Beat.Kind.STEP);
        assertThat(beats.getFirst().level()).isLessThan(beats.getLast().level());
        assertThat(beats.getFirst().at()).isLessThan(beats.getLast().at());
    }

    @Test
    void aStopIsOneBeatAColumnAndAColumnThatIsWonRings() {
        Event stop = new Event.Stopped(ANNA, List.of(Column.EIGHT), false, MoveSource.PERSON);
        List<Beat> beats = Score.of(stop, game, Positions.fresh(), Motion.NORMAL);
        assertThat(beats).filteredOn(beat -> beat.kind() == Beat.Kind.PRESS).hasSize(3);
        assertThat(beats)
                .filteredOn(beat -> beat.kind() == Beat.Kind.PRESS)
                .allMatch(beat -> beat.at().lessThan(Duration.millis(Score.ALL_PRESSES)));
        assertThat(beats.getLast().kind()).isEqualTo(Beat.Kind.RING);
    }

    @Test
    void allOfItIsFasterWhereMotionIs() {
        Motion fast = new Motion(Motion.Speed.FAST, false);
        List<Beat> usual = Score.of(BUST, game, Positions.fresh(), Motion.NORMAL);
        List<Beat> faster = Score.of(BUST, game, Positions.fresh(), fast);
        assertThat(faster.getLast().at()).isLessThan(usual.getLast().at().multiply(0.5));
    }

    @Test
    void whereNothingMovesNothingIsToBeHeardOfIt() {
        assertThat(Score.of(BUST, game, Positions.fresh(), Motion.NONE)).isEmpty();
        assertThat(Score.of(BUST, game, Positions.fresh(), new Motion(Motion.Speed.NORMAL, true)))
                .isEmpty();
    }
}
