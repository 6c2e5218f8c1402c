package cantstop.host.duty;

import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.succession.Heirs;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Names another owner when the owner is absent between games: without one the next game could not start. It waits for
/// a lost connection as long as at a turn. Confined to the host's thread.
public final class NextOwner implements Duty {
    private final TableView table;
    private final PlayerPresence presence;
    private @Nullable Person missing;
    private Duration since = Duration.ZERO;
    private Timers.@Nullable Timer next;
    private boolean asking;

    public NextOwner(TableView table, PlayerPresence presence) {
        this.table = table;
        this.presence = presence;
    }

    @Override
    public void tableChanged() {
        TableState state = table.state();
        Person owner = state.owner();
        cancel();
        if (owner == null || table.attendees().has(owner)) {
            missing = null;
            return;
        }
        if (!owner.equals(missing)) {
            missing = owner;
            since = table.now();
        }
        if (!state.isPlaying()) {
            Heirs.ofOwner(state, table.attendees()::has).ifPresent(heir -> await(owner, heir));
        }
    }

    private void await(Person owner, Person heir) {
        Duration patience = presence.isGone(owner.key()) ? Duration.ZERO : AwayTimeouts.AWAY;
        Duration left = since.plus(patience).minus(table.now());
        if (left.isPositive()) {
            next = table.after(left, table::settle);
        } else if (!asking) {
            asking = true;
            Seat seat = table.state().seatOf(heir).orElseThrow();
            Command name = new Command.NameOwner(seat, new Occupant.Human(heir));
            table.submit(Submission.ofHost(name, _ -> asking = false));
        }
    }

    @Override
    public void cancel() {
        if (next != null) {
            next.cancel();
            next = null;
        }
    }
}
