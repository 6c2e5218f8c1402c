package cantstop.client.model.party;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The event first, then the state; and never so slowly that the game would have to wait.
class EventPlayerTest {
    private final List<LogEntry> log =
            List.copyOf(new FakeVisit().hosting().withBen().party().log());
    private final List<Long> seen = new ArrayList<>();
    private final SlowStage stage = new SlowStage();
    private final EventPlayer player = new EventPlayer(Rules.unopened(), (entry, after) -> seen.add(after.sequence()));
    private TableState state = Rules.unopened();

    /// Shows one event at a time, until it is told to finish.
    private static final class SlowStage implements EventAnimator {
        final List<Event> played = new ArrayList<>();
        final List<Boolean> hurried = new ArrayList<>();
        private Runnable done = () -> {};

        @Override
        public void play(Event event, TableState before, TableState after, boolean hurry, Runnable whenDone) {
            played.add(event);
            hurried.add(hurry);
            done = whenDone;
        }

        @Override
        public void finish() {
            Runnable last = done;
            done = () -> {};
            last.run();
        }
    }

    private static final class BrokenStage implements EventAnimator {
        @Override
        public void play(Event event, TableState before, TableState after, boolean hurry, Runnable whenDone) {
            throw new IllegalStateException("as planted by this test");
        }

        @Override
        public void finish() {}
    }

    private void happens(int events) {
        for (int i = 0; i < events; i++) {
            LogEntry entry = log.get((int) state.sequence());
            state = Rules.evolve(state, entry.event());
            player.happened(entry, state);
        }
    }

    @Test
    void theStateIsSeenOnceItsEventHasBeenShown() {
        player.on(stage);
        happens(1);
        assertThat(stage.played).hasSize(1);
        assertThat(seen).isEmpty();
        stage.finish();
        assertThat(seen).containsExactly(1L);
    }

    @Test
    void oneEventMayWaitForTheOneBeforeIt() {
        player.on(stage);
        happens(2);
        assertThat(stage.played).hasSize(1);
        stage.finish();
        assertThat(stage.played).hasSize(2);
        assertThat(stage.hurried).containsExactly(false, false);
    }

    @Test
    void whereTwoWaitTheScreenCatchesUp() {
        player.on(stage);
        happens(3);
        assertThat(seen).containsExactly(1L);
        assertThat(stage.hurried).containsExactly(false, true);
        happens(1);
        assertThat(seen).containsExactly(1L, 2L);
    }

    @Test
    void aJumpDropsWhatWaited() {
        player.on(stage);
        happens(2);
        player.jumpTo(state);
        stage.finish();
        assertThat(seen).isEmpty();
        happens(1);
        assertThat(stage.played.getLast()).isEqualTo(log.get(2).event());
    }

    @Test
    void anEventThatCannotBeShownIsSeenNevertheless() {
        player.on(new BrokenStage());
        happens(2);
        assertThat(seen).containsExactly(1L, 2L);
    }

    @Test
    void aMotionThatCannotBeEndedFreezesNothing() {
        player.on(new EventAnimator() {
            @Override
            public void play(Event event, TableState before, TableState after, boolean hurried, Runnable done) {}

            @Override
            public void finish() {
                throw new IllegalStateException("as planted by this test");
            }
        });
        happens(1);
        player.on(stage);
        happens(1);
        stage.finish();
        assertThat(seen).containsExactly(1L, 2L);
    }

    @Test
    void leavingTheStageLosesNothing() {
        player.on(stage);
        happens(1);
        player.on(EventAnimator.NONE);
        happens(2);
        assertThat(seen).containsExactly(1L, 2L, 3L);
    }
}
