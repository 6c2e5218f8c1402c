package cantstop.engine.story;

import cantstop.engine.Column;
import java.util.List;

/// What one player did in one game.
///
/// @param over whether it was played to its end with this player in it
/// @param won whether this player won it
/// @param turns turns that ended in a stop or a bust
/// @param rolls how often they rolled in them
/// @param busts how many of those rolls were a bust
/// @param expected how many busts the odds expected
/// @param fallen busts with a marker on a top
/// @param columns the columns that they won
/// @param icarus whether they got the Icarus award
/// @param chicken whether they got the chicken award
public record GameStats(
        boolean over,
        boolean won,
        int turns,
        int rolls,
        int busts,
        double expected,
        int fallen,
        List<Column> columns,
        boolean icarus,
        boolean chicken) {
    public GameStats {
        columns = List.copyOf(columns);
    }

    /// How many busts fewer than expected: more than 0 is lucky.
    public double luck() {
        return expected - busts;
    }
}
