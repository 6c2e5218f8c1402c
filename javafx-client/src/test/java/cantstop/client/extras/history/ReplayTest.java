package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.protocol.client.SeenGame;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Going through a game that is over, by hand and by itself.
class ReplayTest {
    private final FakeVisit visit = new FakeVisit();
    private final HistoryModel model = new HistoryModel(visit.navigator, Runnable::run);
    private final Replay replay = model.replay();
    private PastGame past;

    @BeforeEach
    void open() {
        FinishedGame.play(visit.hosting().withBen(), 5);
        SeenGame game = visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        visit.navigator.lookBack();
        model.activate();
        visit.later.run();
        past = model.opened().get().orElseThrow();
        assertThat(past.game()).isEqualTo(game);
    }

    @Test
    void itShowsHowTheGameWasLeftWithTheDiceThatDecidedIt() {
        assertThat(replay.step().get()).isEqualTo(past.length());
        assertThat(past.after(replay.step().get()).game())
                .extracting(GameState::phase)
                .isInstanceOf(Phase.Finished.class);
        assertThat(past.dice(replay.step().get())).isPresent();
        assertThat(replay.playing().get()).isFalse();
    }

    @Test
    void playedFromTheEndItStartsAnewAndGoesToTheEndByItself() {
        replay.to(past.length());
        replay.playOrPause();
        assertThat(replay.step().get()).isZero();
        int ticks = 0;
        while (replay.playing().get()) {
            replay.tick();
            ticks++;
        }
        assertThat(ticks).isEqualTo(past.length());
        assertThat(replay.step().get()).isEqualTo(past.length());
        replay.tick();
        assertThat(replay.step().get()).isEqualTo(past.length());
    }

    @Test
    void pausedAndTakenByHandItStaysWhereItIs() {
        replay.to(0);
        replay.playOrPause();
        replay.tick();
        replay.tick();
        replay.playOrPause();
        replay.tick();
        assertThat(replay.step().get()).isEqualTo(2);
        replay.playOrPause();
        replay.to(7);
        replay.tick();
        assertThat(replay.step().get()).isEqualTo(7);
    }

    @Test
    void itGoesFromTurnToTurnAndBackTheSameWay() {
        replay.to(0);
        int turns = 0;
        while (replay.step().get() < past.length()) {
            replay.nextTurn();
            turns++;
            if (replay.step().get() < past.length()) {
                assertThat(past.after(replay.step().get()).game())
                        .satisfies(game -> assertThat(game.phase()).isInstanceOf(Phase.ToRoll.class));
            }
        }
        assertThat(turns).isGreaterThan(4);
        for (int back = 0; back < turns; back++) {
            replay.turnBefore();
        }
        assertThat(replay.step().get()).isZero();
    }

    @Test
    void theStoryIsToldOfTheGameThatTheStepLiesInAndOnlyOnceItIsOver() {
        assertThat(replay.finishedGame()).contains(1);
        for (int step = 1; step <= past.length(); step++) {
            replay.to(step);
            boolean inGame = past.after(step).game() != null;
            assertThat(replay.finishedGame().isPresent()).as("step %s", step).isEqualTo(inGame);
        }
        assertThat(past.event(past.length())).isInstanceOf(Event.Over.class);
    }

    @Test
    void ofAGameThatIsNotOverNothingIsTold() {
        FakeVisit other = new FakeVisit();
        other.hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1);
        PastGame unfinished = past(other);
        replay.open(Optional.of(unfinished));
        for (int step = 0; step <= unfinished.length(); step++) {
            replay.to(step);
            assertThat(replay.finishedGame()).isEmpty();
        }
    }

    private static PastGame past(FakeVisit visit) {
        SeenGame game = visit.seen.keep(0, visit.party().log(), Optional.empty());
        return PastGame.of(game, visit.seen.open(game).toCompletableFuture().join());
    }
}
