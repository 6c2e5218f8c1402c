package cantstop.host.duty;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Phase;
import cantstop.engine.TableState;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Throws for the start where the dice are not in the same event as the start, and again for the players who tied,
/// until one is left; no player presses a button for it. Confined to the host's thread.
public final class StartThrows implements Duty {
    private final TableView table;
    private final Duration wait;
    private long tie;
    private Timers.@Nullable Timer next;

    public StartThrows(TableView table, Duration wait) {
        this.table = table;
        this.wait = wait;
    }

    @Override
    public void tableChanged() {
        TableState state = table.state();
        boolean tied = state.playing()
                .filter(game -> game.phase() instanceof Phase.ForStart)
                .isPresent();
        if (tied && tie != state.decidedAt()) {
            tie = state.decidedAt();
            boolean first = table.log().after(tie - 1).getFirst().event() instanceof Event.Started;
            next = table.after(
                    first ? Duration.ZERO : wait, () -> table.submit(Submission.ofHost(new Command.ThrowForStart())));
        }
    }

    @Override
    public void cancel() {
        if (next != null) {
            next.cancel();
        }
    }
}
