package cantstop.host.duty;

import cantstop.engine.Command;
import cantstop.engine.Phase;
import cantstop.engine.TableState;
import cantstop.host.table.Submission;
import cantstop.host.table.Table;
import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Throws again for those who tied for the start, until one is left: nobody presses a button for it. Confined to
/// the host's thread.
public final class StartThrows {
    private final Table table;
    private final Timers timers;
    private final Duration wait;
    private long tie;
    private Timers.@Nullable Timer next;

    public StartThrows(Table table, Timers timers, Duration wait) {
        this.table = table;
        this.timers = timers;
        this.wait = wait;
    }

    /// Looks at the table after something changed there.
    public void look() {
        TableState state = table.log().state();
        boolean tied = state.playing()
                .filter(game -> game.phase() instanceof Phase.ForStart)
                .isPresent();
        if (tied && tie != state.decidedAt()) {
            tie = state.decidedAt();
            next = timers.after(
                    wait, () -> table.safely(() -> table.submit(Submission.ofHost(new Command.ThrowForStart()))));
        }
    }

    public void cancel() {
        if (next != null) {
            next.cancel();
        }
    }
}
