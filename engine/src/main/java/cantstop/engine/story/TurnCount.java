package cantstop.engine.story;

import cantstop.engine.Event;
import cantstop.engine.Seat;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /// How many turns of each seat these events are a part of, in the order of the first.
    ///
    /// @param events the end of a table's log
    public static Map<Seat, Integer> touchedBy(List<Event> events) {
        Map<Seat, Integer> turns = new LinkedHashMap<>();
        Optional<Seat> mover = Optional.empty();
        for (Event event : events) {
            Optional<Seat> seat = moverOf(event);
            if (seat.isPresent()) {
                if (!seat.equals(mover)) {
                    turns.merge(seat.get(), 1, Integer::sum);
                }
                mover = endsTurn(event) ? Optional.empty() : seat;
            }
        }
        return Collections.unmodifiableMap(turns);
    }

    private static Optional<Seat> moverOf(Event event) {
        return switch (event) {
            case Event.Rolled rolled -> Optional.of(rolled.seat());
            case Event.Chosen chosen -> Optional.of(chosen.seat());
            case Event.TakenBack(var seat) -> Optional.of(seat);
            case Event.Stopped stopped -> Optional.of(stopped.seat());
            case Event.PassedOver passed -> Optional.of(passed.seat());
            case Event.OfTable _, Event.OfGame _ -> Optional.empty();
        };
    }

    private static boolean endsTurn(Event event) {
        return event instanceof Event.Stopped
                || event instanceof Event.PassedOver
                || event instanceof Event.Rolled rolled && rolled.bust();
    }

    private TurnCount plus(TurnCount more) {
        return new TurnCount(turns + more.turns, busts + more.busts);
    }
}
