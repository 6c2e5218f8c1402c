package cantstop.protocol.client;

import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Optional;

/// The cast that sat at a table last, by the names that they had there.
///
/// @param players all players, in the order of the seats
/// @param bots those of them who are bots
/// @param winner who won the last game; empty if it is not over or has no winner
public record SeenCast(List<String> players, List<String> bots, Optional<Winner> winner) {
    public SeenCast {
        players = List.copyOf(players);
        bots = List.copyOf(bots);
    }

    /// Who won.
    ///
    /// @param person empty for a bot
    public record Winner(String name, Optional<Person> person) {}

    /// Those at a table as it stands.
    public static SeenCast of(TableState table) {
        List<Chair> taken = table.occupied().stream().map(table::chair).toList();
        return new SeenCast(
                taken.stream().map(SeenCast::name).toList(),
                taken.stream()
                        .filter(chair -> chair.occupant() instanceof Occupant.Robot)
                        .map(SeenCast::name)
                        .toList(),
                winner(table));
    }

    /// Whether a player of the finished game has left since: then the cast is known from before.
    public static boolean isLeftBehind(TableState table) {
        GameState game = table.game();
        return game != null
                && game.isFinished()
                && game.players().stream()
                        .map(Player::seat)
                        .anyMatch(seat -> table.chair(seat).isEmpty());
    }

    /// Whether one person played bots.
    public boolean isPractice() {
        return !bots.isEmpty() && bots.size() == players.size() - 1;
    }

    private static Optional<Winner> winner(TableState table) {
        GameState game = table.game();
        Seat seat = game == null || !game.isFinished() ? null : game.winner();
        return Optional.ofNullable(seat)
                .map(table::chair)
                .map(chair -> new Winner(
                        name(chair),
                        chair.occupant() instanceof Occupant.Human(Person person)
                                ? Optional.of(person)
                                : Optional.empty()));
    }

    private static String name(Chair chair) {
        Badge badge = chair.badge();
        return badge == null ? "" : badge.name().text();
    }
}
