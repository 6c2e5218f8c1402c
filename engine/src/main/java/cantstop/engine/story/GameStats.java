package cantstop.engine.story;

import cantstop.engine.Column;
import java.util.List;

/// What one player did in one game. Immutable.
///
/// @param over whether it was played to its end, with this player in it, and
/// @param won whether this player won it
/// @param turns turns that they ended, by a stop or by a bust
/// @param rolls how often they rolled in them
/// @param busts how many of those rolls were a bust, and
/// @param expected how many were to be expected, by the odds of each
/// @param fallen busts with a marker on a top
/// @param columns those that they won
/// @param icarus whether they fell from a top most often of all
/// @param chicken whether they stopped after a single roll most often of all
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

    /// How much kinder the dice were than was to be expected, in busts: more than 0 is lucky.
    public double luck() {
        return expected - busts;
    }
}
