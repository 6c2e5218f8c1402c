package cantstop.host.duty;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.host.session.Session;
import cantstop.host.table.TableView;
import cantstop.protocol.HostMessage;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The bust calls ("I say bust"): who called while the mover may roll, and each caller's record in this game. A roll
/// settles every call. Anything else that ends the turn makes them void. Confined to the host's thread.
final class BustCalls {
    /// The points of a call that comes true. Most rolls of a turn are safe, so boldness has to pay.
    private static final int RIGHT = 3;

    private static final int WRONG = -1;

    private final TableView table;
    private final Set<Seat> calling = new LinkedHashSet<>();
    private final Map<Seat, Integer> points = new TreeMap<>();
    private long heardUpTo;

    BustCalls(TableView table) {
        this.table = table;
    }

    /// A player calls a bust.
    ///
    /// @return whether it counts
    boolean call(Seat seat) {
        TableState state = table.state();
        GameState game = state.playing().orElse(null);
        boolean counts = game != null && game.mayCall(seat) && calling.add(seat);
        if (counts) {
            announce();
        }
        return counts;
    }

    /// Settles or voids the calls by what has happened since.
    void tableChanged() {
        boolean changed = false;
        List<LogEntry> news = table.log().after(heardUpTo);
        for (LogEntry entry : news) {
            changed |= hear(entry.event());
        }
        heardUpTo = table.log().sequence();
        if (changed) {
            announce();
        }
    }

    private boolean hear(Event event) {
        return switch (event) {
            case Event.Started _ -> forget();
            case Event.Rolled rolled -> settle(rolled.bust());
            case Event.Stopped _, Event.PassedOver _, Event.Over _ -> clear();
            default -> false;
        };
    }

    private boolean settle(boolean bust) {
        for (Seat seat : calling) {
            points.merge(seat, bust ? RIGHT : WRONG, Integer::sum);
        }
        return clear();
    }

    private boolean clear() {
        boolean any = !calling.isEmpty();
        calling.clear();
        return any;
    }

    private boolean forget() {
        boolean any = !points.isEmpty() || !calling.isEmpty();
        points.clear();
        calling.clear();
        return any;
    }

    /// Sends a newcomer the present calls.
    void tellNewcomer(Session newcomer) {
        if (!points.isEmpty() || !calling.isEmpty()) {
            newcomer.send(notice());
        }
    }

    private void announce() {
        table.attendees().send(notice());
    }

    private HostMessage.Calls notice() {
        return new HostMessage.Calls(table.id(), List.copyOf(calling), points);
    }
}
