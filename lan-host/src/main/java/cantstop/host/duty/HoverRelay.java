package cantstop.host.duty;

import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.host.session.Session;
import cantstop.host.table.Table;
import cantstop.protocol.HostMessage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the mover's hand is over, shown to the others until something happens. Kept nowhere. Confined to the
/// host's thread.
public final class HoverRelay {
    private final Table table;
    private HostMessage.@Nullable Hovered shown;
    private long lookedAt;

    public HoverRelay(Table table) {
        this.table = table;
    }

    /// Shows the others what somebody's hand is over; nobody's but the mover's counts.
    ///
    /// @param columns none for nothing
    public void over(Session session, List<Column> columns) {
        TableState state = table.log().state();
        GameState game = state.playing().orElse(null);
        if (table.isStopped() || game == null || !isAt(state, game.mover(), session)) {
            return;
        }
        HostMessage.Hovered notice = new HostMessage.Hovered(table.id(), game.mover(), columns);
        shown = columns.isEmpty() ? null : notice;
        table.attendees().sendExcept(session, notice);
    }

    private static boolean isAt(TableState state, Seat seat, Session session) {
        return state.chair(seat).occupant() instanceof Occupant.Human(Person person)
                && person.key().equals(session.key());
    }

    /// Looks whether anything has happened since.
    public void look() {
        long sequence = table.log().state().sequence();
        if (sequence != lookedAt) {
            lookedAt = sequence;
            shown = null;
        }
    }

    /// Shows a newcomer what the others see.
    public void tell(Session newcomer) {
        if (shown != null) {
            newcomer.send(shown);
        }
    }
}
