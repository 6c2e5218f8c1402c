package cantstop.host;

import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.Phase;
import cantstop.engine.TableState;
import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The clock of a table that has one. It runs anew for every decision, and only while the person who has to decide
/// is there; a bot needs none. Confined to the host's thread.
final class TurnTimer {
    private static final long NOTHING = -1;

    private final Table table;
    private final Timers timers;
    private long decision = NOTHING;
    private Timers.@Nullable Timer running;

    TurnTimer(Table table, Timers timers) {
        this.table = table;
        this.timers = timers;
    }

    /// Looks at the table after something changed there.
    void look() {
        TableState state = table.log().state();
        int seconds = secondsFor(state);
        long due = seconds == 0 ? NOTHING : state.decidedAt();
        if (due == decision) {
            return;
        }
        cancel();
        decision = due;
        if (due != NOTHING) {
            long seen = state.sequence();
            running = timers.after(Duration.ofSeconds(seconds), () -> table.safely(() -> timeUp(seen)));
        }
    }

    void cancel() {
        if (running != null) {
            running.cancel();
            running = null;
        }
        decision = NOTHING;
    }

    private void timeUp(long seen) {
        running = null;
        decision = NOTHING;
        table.submit(Submission.ofHost(new Command.TimeUp(seen)));
    }

    /// How long the mover has now; 0 for as long as they like.
    private int secondsFor(TableState state) {
        GameState game = state.playing().orElse(null);
        if (game == null
                || game.phase() instanceof Phase.ForStart
                || state.chair(game.mover()).bot() != null) {
            return 0;
        }
        boolean there = state.chair(game.mover()).occupant() instanceof Occupant.Human(Person person)
                && table.attenders().has(person);
        return there ? game.settings().timerSeconds() : 0;
    }
}
