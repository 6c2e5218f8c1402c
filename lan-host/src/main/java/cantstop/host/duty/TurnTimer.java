package cantstop.host.duty;

import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The turn timer of a table that has one. It starts anew for each decision, and pauses while the person who has to
/// decide is disconnected. Confined to the host's thread.
public final class TurnTimer implements Duty {
    private static final long NOTHING = -1;

    private final TableView table;
    private long decision = NOTHING;
    private Duration left = Duration.ZERO;
    private Duration startedAt = Duration.ZERO;
    private Timers.@Nullable Timer running;

    public TurnTimer(TableView table) {
        this.table = table;
    }

    @Override
    public void tableChanged() {
        TableState state = table.state();
        GameState game = state.playing().orElse(null);
        boolean timed = game != null
                && game.settings().timerSeconds() > 0
                && game.isWaitingForMover()
                && state.chair(game.mover()).isHuman();
        if (game == null || !timed) {
            cancel();
            return;
        }
        if (decision != state.decidedAt()) {
            cancel();
            decision = state.decidedAt();
            left = Duration.ofSeconds(game.settings().timerSeconds());
        }
        if (isThere(state, game)) {
            run(state.sequence());
        } else {
            rest();
        }
    }

    @Override
    public void cancel() {
        rest();
        decision = NOTHING;
    }

    private void run(long seen) {
        if (running == null && left.isPositive()) {
            startedAt = table.now();
            running = table.after(left, () -> timeUp(seen));
        }
    }

    private void rest() {
        if (running != null) {
            running.cancel();
            running = null;
            left = left.minus(table.now().minus(startedAt));
        }
    }

    private void timeUp(long seen) {
        running = null;
        left = Duration.ZERO;
        table.submit(Submission.ofHost(new Command.TimeUp(seen)));
    }

    private boolean isThere(TableState state, GameState game) {
        return state.chair(game.mover()).standIn() == null
                && state.chair(game.mover()).occupant() instanceof Occupant.Human(Person person)
                && table.attendees().has(person);
    }
}
