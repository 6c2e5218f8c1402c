package cantstop.simulation;

import cantstop.engine.Badge;
import cantstop.engine.Board;
import cantstop.engine.Chair;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;

/// What has to be true of a table whatever led to it: read off the box, not off the rules' code.
final class LegalState {
    private LegalState() {}

    /// What is wrong with a table; empty where nothing is.
    static Optional<String> fault(TableState state) {
        if (!badgesDiffer(state)) {
            return Optional.of("two players look alike");
        }
        GameState game = state.game();
        if (game == null) {
            return Optional.empty();
        }
        int markers = 0;
        for (Column column : Column.all()) {
            Optional<String> fault = fault(game, column);
            if (fault.isPresent()) {
                return fault;
            }
            markers += game.marker(column) > 0 ? 1 : 0;
        }
        if (markers > Board.MARKERS) {
            return Optional.of(markers + " markers");
        }
        return winnerFits(game) ? Optional.empty() : Optional.of("the winner is not who won");
    }

    private static boolean badgesDiffer(TableState state) {
        List<Chair> chairs = state.chairs();
        for (int one = 0; one < chairs.size(); one++) {
            Badge badge = chairs.get(one).badge();
            for (int other = 0; badge != null && other < one; other++) {
                Badge beside = chairs.get(other).badge();
                if (beside != null && clash(badge, beside)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean clash(Badge one, Badge other) {
        return one.name().folded().equals(other.name().folded())
                || one.colour() == other.colour()
                || one.shape() == other.shape();
    }

    private static Optional<String> fault(GameState game, Column column) {
        Seat winner = null;
        int highest = 0;
        for (Player player : game.players()) {
            int square = game.square(player.seat(), column);
            highest = Math.max(highest, square);
            winner = square == column.height() ? player.seat() : winner;
        }
        if (highest > column.height()) {
            return Optional.of("a square above " + column);
        }
        for (Player player : game.players()) {
            if (winner != null && !winner.equals(player.seat()) && game.square(player.seat(), column) > 0) {
                return Optional.of(player.seat() + " stands in " + column + ", which is won");
            }
        }
        int marker = game.marker(column);
        boolean climbs = winner == null && marker <= column.height() && marker > game.square(game.mover(), column);
        return marker == 0 || climbs ? Optional.empty() : Optional.of("a marker on " + marker + " of " + column);
    }

    private static boolean winnerFits(GameState game) {
        Seat winner = game.winner();
        return winner == null || game.columnsWon(winner) >= game.settings().columnsToWin();
    }
}
