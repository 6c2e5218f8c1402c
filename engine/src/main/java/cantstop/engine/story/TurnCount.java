package cantstop.engine.story;

import cantstop.engine.Event;
import cantstop.engine.Seat;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How many turns a seat had in a table's latest game.
///
/// @param turns those in which the seat rolled
/// @param busts the turns that ended in a bust
public record TurnCount(int turns, int busts) {
    /// Before the first roll.
    public static final TurnCount NONE = new TurnCount(0, 0);

    /// The count of each seat that has rolled, so far.
    ///
    /// @param events the table's log, or its end from the game's beginning on
    public static Map<Seat, TurnCount> of(List<Event> events) {
        Map<Seat, TurnCount> efforts = new HashMap<>();
        boolean rolling = false;
        for (Event event : events) {
            switch (event) {
                case Event.Started _ -> {
                    efforts.clear();
                    rolling = false;
                }
                case Event.Rolled rolled -> {
                    TurnCount more = new TurnCount(rolling ? 0 : 1, rolled.bust() ? 1 : 0);
                    efforts.merge(rolled.seat(), more, TurnCount::plus);
                    rolling = !rolled.bust();
                }
                case Event.Stopped _, Event.PassedOver _ -> rolling = false;
                default -> {}
            }
        }
        return Collections.unmodifiableMap(efforts);
    }

    private TurnCount plus(TurnCount more) {
        return new TurnCount(turns + more.turns, busts + more.busts);
    }
}
