package cantstop.client.play.table;

import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import java.util.List;
import java.util.Optional;

/// How one player stands, as their plate shows it.
///
/// @param moving whether it is their turn
/// @param mine whether it is me
/// @param role what is to be said beside the name: a bot, away, a bot plays for them; empty where nothing is
/// @param about what kind of player a bot is; empty for people
/// @param columns the columns they have won
/// @param target how many win the game
/// @param bust how their last turn went bust
/// @param bustReason which sums were missing, in words
/// @param bustInBrief the same in a few words
/// @param bustInFull the same with what that cost
public record Plate(
        Seat seat,
        Badge badge,
        boolean moving,
        boolean mine,
        String role,
        String about,
        boolean away,
        List<Column> columns,
        int target,
        Optional<Player.Bust> bust,
        String bustReason,
        String bustInBrief,
        String bustInFull) {
    public Plate {
        columns = List.copyOf(columns);
    }
}
