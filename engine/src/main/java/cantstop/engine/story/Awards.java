package cantstop.engine.story;

import cantstop.engine.Event;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;

/// A game's awards.
///
/// @param climb the player who kept the most steps in one turn, the first of equals; none before anybody kept any
/// @param icarus the player with most busts from a top
/// @param chicken the player who stopped most often after a single roll, twice at least
public record Awards(Optional<Award> climb, Optional<Award> icarus, Optional<Award> chicken) {
    /// An award.
    ///
    /// @param times how often it was earned, or the steps of a climb
    public record Award(Seat seat, int times) {}

    /// The awards of the latest game of a table.
    ///
    /// @param events its log from its beginning
    public static Awards of(List<Event> events) {
        AwardCounter count = new AwardCounter();
        TableState state = Rules.unopened();
        for (Event event : events) {
            count.count(state, event);
            state = Rules.evolve(state, event);
        }
        return count.awards();
    }
}
