package cantstop.host.duty;

import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.host.session.Session;
import cantstop.host.table.Duty;
import cantstop.host.table.TableView;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RateLimit;
import cantstop.protocol.Timers;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Shows the others which columns the mover's pointer is over, until the next event. Not in the journal. Confined to
/// the host's thread.
public final class HoverRelay implements Duty {
    /// The burst that a network delivers at once after it stood still for a moment.
    private static final int AT_ONCE = 3;

    private final TableView table;
    private HostMessage.@Nullable Hovered shown;
    private long shownAt;
    private final RateLimit allowed;
    private @Nullable Runnable held;
    private Timers.@Nullable Timer later;

    public HoverRelay(TableView table) {
        this.table = table;
        allowed = new RateLimit(table::now, 1e9 / Limits.HOVER_PAUSE.toNanos(), AT_ONCE);
    }

    /// Shows the others what a guest's pointer is over; only the mover's counts.
    ///
    /// @param columns none if it is over nothing
    public void over(Session session, List<Column> columns) {
        TableState state = table.state();
        GameState game = state.playing().orElse(null);
        if (table.isStopped() || game == null || !isAt(state, game.mover(), session)) {
            return;
        }
        HostMessage.Hovered notice = new HostMessage.Hovered(table.id(), game.mover(), columns);
        shown = columns.isEmpty() ? null : notice;
        shownAt = state.sequence();
        Runnable tell = () -> table.attendees().sendExcept(session, notice);
        if (later == null && allowed.use()) {
            tell.run();
        } else {
            held = tell;
            later = later == null ? table.after(Limits.HOVER_PAUSE, this::tellHeld) : later;
        }
    }

    /// Of messages beyond the rate limit only the last is shown, unless an event has happened since.
    private void tellHeld() {
        later = null;
        if (held != null && shownAt == table.state().sequence()) {
            held.run();
        }
        held = null;
    }

    @Override
    public void cancel() {
        if (later != null) {
            later.cancel();
            later = null;
        }
        held = null;
    }

    private static boolean isAt(TableState state, Seat seat, Session session) {
        return state.chair(seat).occupant() instanceof Occupant.Human(Person person)
                && person.key().equals(session.key());
    }

    @Override
    public void tellNewcomer(Session newcomer) {
        if (shown != null && shownAt == table.state().sequence()) {
            newcomer.send(shown);
        }
    }
}
