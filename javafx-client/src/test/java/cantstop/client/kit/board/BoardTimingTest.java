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

class BoardTimingTest {
    private static final Seat ANNA = Seat.of(0);
    private static final Event BUST = new Event.Rolled(ANNA, new Roll(1, 1, 1, 1), true, MoveSource.PERSON);

    private final GameState game = Positions.busyToGoOn();

    @Test
    void aBustIsAsHeavyAsWhatItCosts() {
        double light = BoardTiming.Weight.of(3).rests(300);
        double usual = BoardTiming.Weight.of(7).rests(300);
        double heavy = BoardTiming.Weight.of(14).rests(300);
        assertThat(light).isLessThan(700);
        assertThat(usual).isBetween(700.0, 1200.0);
        assertThat(heavy).isBetween(usual + 100, 1500.0);
        assertThat(BoardTiming.Weight.of(3).hush()).isZero();
        assertThat(BoardTiming.Weight.of(14).hush())
                .isGreaterThan(BoardTiming.Weight.of(7).hush());
    }

    @Test
    void everyConeThatFallsIsHeardWhenItHitsTheRim() {
        List<SoundCue> beats = BoardTiming.of(BUST, game, Positions.fresh(), Motion.NORMAL);
        assertThat(beats)
                .filteredOn(beat -> beat.kind() == SoundCue.Kind.KNOCK && beat.level() == 1)
                .hasSize(3);
        assertThat(beats).isSortedAccordingTo(Comparator.comparing(SoundCue::at));
        assertThat(beats.getFirst().kind()).isEqualTo(SoundCue.Kind.HUSH);
    }

    @Test
    void everyStepIsHeardHigherThanTheOneBelow() {
        GameState before = Positions.game(new Phase.ToChoose(Positions.ROLL), 0, Positions.squares(7, 3), 0);
        GameState after = Positions.game(
                new Phase.ToGoOn(Positions.ROLL, 0), Positions.squares(7, 5), Positions.squares(7, 3), 0);
        Event twice = new Event.Chosen(ANNA, List.of(Column.SEVEN, Column.SEVEN), MoveSource.PERSON);
        List<SoundCue> beats = BoardTiming.of(twice, before, after, Motion.NORMAL);
        assertThat(beats).extracting(SoundCue::kind).containsExactly(SoundCue.Kind.STEP, SoundCue.Kind.STEP);
        assertThat(beats.getFirst().level()).isLessThan(beats.getLast().level());
        assertThat(beats.getFirst().at()).isLessThan(beats.getLast().at());
    }

    @Test
    void aStopIsOneBeatAColumnAndAColumnThatIsWonRings() {
        Event stop = new Event.Stopped(ANNA, List.of(Column.EIGHT), false, MoveSource.PERSON);
        List<SoundCue> beats = BoardTiming.of(stop, game, Positions.fresh(), Motion.NORMAL);
        assertThat(beats).filteredOn(beat -> beat.kind() == SoundCue.Kind.PRESS).hasSize(3);
        assertThat(beats)
                .filteredOn(beat -> beat.kind() == SoundCue.Kind.PRESS)
                .allMatch(beat -> beat.at().lessThan(Duration.millis(BoardTiming.ALL_PRESSES)));
        assertThat(beats.getLast().kind()).isEqualTo(SoundCue.Kind.RING);
    }

    @Test
    void allOfItIsFasterWhereMotionIs() {
        Motion fast = new Motion(Motion.Speed.FAST, false);
        List<SoundCue> usual = BoardTiming.of(BUST, game, Positions.fresh(), Motion.NORMAL);
        List<SoundCue> faster = BoardTiming.of(BUST, game, Positions.fresh(), fast);
        assertThat(faster.getLast().at()).isLessThan(usual.getLast().at().multiply(0.5));
    }

    @Test
    void whereNothingMovesNothingIsToBeHeardOfIt() {
        assertThat(BoardTiming.of(BUST, game, Positions.fresh(), Motion.NONE)).isEmpty();
        assertThat(BoardTiming.of(BUST, game, Positions.fresh(), new Motion(Motion.Speed.NORMAL, true)))
                .isEmpty();
    }
}
