package cantstop.host.duty;

import cantstop.engine.Actor;
import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.host.table.Submission;
import cantstop.host.table.Table;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Names another owner where the owner is gone between games: without one nobody could start the next. A lost
/// connection is waited for as long as at a turn. Confined to the host's thread.
public final class NextOwner {
    private final Table table;
    private final Timers timers;
    private @Nullable Person missing;
    private Duration since = Duration.ZERO;
    private Timers.@Nullable Timer next;
    private boolean asking;

    public NextOwner(Table table, Timers timers) {
        this.table = table;
        this.timers = timers;
    }

    /// Looks at the table after something changed there.
    public void look() {
        TableState state = table.log().state();
        Person owner = state.owner();
        cancel();
        if (owner == null || table.attendees().has(owner)) {
            missing = null;
            return;
        }
        if (!owner.equals(missing)) {
            missing = owner;
            since = timers.now();
        }
        if (!state.isPlaying()) {
            heir(state, owner).ifPresent(heir -> await(owner, heir));
        }
    }

    private void await(Person owner, Seat heir) {
        Duration patience = table.presence().isGone(owner.key()) ? Duration.ZERO : AwayTimeouts.AWAY;
        Duration left = since.plus(patience).minus(timers.now());
        if (left.isPositive()) {
            next = timers.after(left, () -> table.safely(table::settle));
        } else if (!asking) {
            asking = true;
            table.submit(new Submission(new Actor.Host(), new Command.NameOwner(heir), _ -> asking = false));
        }
    }

    /// The next person after the owner's seat who is there.
    private Optional<Seat> heir(TableState state, Person owner) {
        int from = state.seatOf(owner).map(Seat::number).orElse(0);
        for (int distance = 1; distance <= Seat.COUNT; distance++) {
            Chair chair = state.chair(Seat.of((from + distance) % Seat.COUNT));
            if (chair.occupant() instanceof Occupant.Human(Person person)
                    && table.attendees().has(person)) {
                return Optional.of(chair.seat());
            }
        }
        return Optional.empty();
    }

    /// Nothing is waited for any more.
    public void cancel() {
        if (next != null) {
            next.cancel();
            next = null;
        }
    }
}
