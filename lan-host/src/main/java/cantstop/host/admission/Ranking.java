package cantstop.host.admission;

import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import java.util.Comparator;
import java.util.Optional;

/// Who came last in a game that is over.
final class Ranking {
    private Ranking() {}

    /// The seat that a waiting guest may have: a bot's before a person's, then the one with the fewest columns won,
    /// then with the fewest squares climbed. Never the owner's; empty if nothing was played.
    static Optional<Seat> last(TableState state, Person owner) {
        GameState game = state.game();
        if (game == null || !game.isFinished()) {
            return Optional.empty();
        }
        Comparator<Seat> order = Comparator.comparing(
                        (Seat seat) -> state.chair(seat).isHuman())
                .thenComparingInt(game::columnsWon)
                .thenComparingInt(seat -> squares(game, seat));
        return game.players().stream()
                .map(Player::seat)
                .filter(seat -> !state.chair(seat).isEmpty())
                .filter(seat -> !state.chair(seat).isOf(owner))
                .filter(seat -> !seat.equals(game.winner()))
                .min(order);
    }

    private static int squares(GameState game, Seat seat) {
        return Column.all().stream()
                .mapToInt(column -> game.square(seat, column))
                .sum();
    }
}
