package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.TableState;

/// What the players of a table are called.
public final class SeatNames {
    private SeatNames() {}

    /// The name of the player who sits there, or sat there last; without one, the number of the seat.
    public static String of(Words words, TableState table, Seat seat) {
        Badge badge = table.chair(seat).badge();
        return badge == null
                ? words.say("seat.number", seat.number() + 1)
                : badge.name().text();
    }
}
