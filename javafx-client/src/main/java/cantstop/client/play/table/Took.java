package cantstop.client.play.table;

import cantstop.engine.Badge;
import cantstop.engine.Column;
import java.util.List;
import java.util.Optional;

/// Columns that a player has just won: the news until the dice roll again.
///
/// @param said who won which, in one line
/// @param columns at least one
/// @param badge what the player's piece looks like; empty for a seat never taken
/// @param initials what stands on the piece
public record Took(String said, List<Column> columns, Optional<Badge> badge, String initials) {
    public Took {
        columns = List.copyOf(columns);
    }
}
