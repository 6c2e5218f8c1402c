package cantstop.client.kit.board;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Packed;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What stands on a board, and what a preview adds, as the picture needs it. Pure; every step is the engine's.
///
/// @param game the state that is shown
/// @param preview where runners would stand, packed; 0 without a preview
/// @param ghost the same for another player's preview
record SpaceContents(GameState game, long preview, long ghost) {
    static SpaceContents of(GameState game, @Nullable Option preview, @Nullable Option ghost) {
        return new SpaceContents(game, moved(game, preview), moved(game, ghost));
    }

    /// The markers that an option would move, where they would stand.
    private static long moved(GameState game, @Nullable Option option) {
        if (option == null || game.isFinished()) {
            return 0;
        }
        Board board = game.board();
        long markers = game.markers();
        long moved = 0;
        for (Column column : option.columns()) {
            // An option may outlive the roll it came from by a moment; it moves nothing then.
            if (game.winnerOf(column).isPresent() || Packed.space(markers, column.number()) == column.height()) {
                return 0;
            }
            markers = board.step(markers, column.number());
            moved = Packed.with(moved, column.number(), Packed.space(markers, column.number()));
        }
        return moved;
    }

    /// Where the mover stands for good: from here up everything is at stake. 0 is below the column.
    int secured(Column column) {
        return game.square(game.mover(), column);
    }

    /// Where the runner stands, or where one would start from.
    int reached(Column column) {
        return Math.max(game.marker(column), secured(column));
    }

    /// Where a runner would stand in this player's preview, or else in another player's. 0 for nowhere.
    int considered(Column column) {
        return previewed(column) > 0 ? previewed(column) : ghosted(column);
    }

    /// Whether a runner stands on this space, or would.
    boolean isBusy(Column column, int space) {
        return space > 0 && (game.marker(column) == space || considered(column) == space);
    }

    /// The steps that the turn before this one lost, shown until the next roll.
    Optional<Loss> loss() {
        if (!(game.phase() instanceof Phase.ToRoll)) {
            return Optional.empty();
        }
        List<Player> players = game.players();
        int mover = players.indexOf(game.player(game.mover()));
        Player last = players.get((mover + players.size() - 1) % players.size());
        Player.Bust bust = last.bust();
        return bust == null || players.size() < 2
                ? Optional.empty()
                : Optional.of(
                        new Loss(last, bust.markers(), game.boardOf(last.seat()).steps(bust.markers())));
    }

    /// A turn that went bust.
    ///
    /// @param loser the player
    /// @param markers where their runners stood, packed
    /// @param steps how many they had climbed
    record Loss(Player loser, long markers, int steps) {
        int from(Column column) {
            return Packed.space(loser.squares(), column.number());
        }

        /// 0 for a column without a runner.
        int to(Column column) {
            return Packed.space(markers, column.number());
        }
    }

    int previewed(Column column) {
        return Packed.space(preview, column.number());
    }

    int ghosted(Column column) {
        return Packed.space(ghost, column.number());
    }

    /// The columns that this turn is about: those with a runner and those that could get one; all that are open
    /// where it is about none yet.
    List<Column> live() {
        List<Column> live = Column.all().stream()
                .filter(column -> game.marker(column) > 0
                        || ghosted(column) > 0
                        || game.options().stream()
                                .anyMatch(option -> option.columns().contains(column)))
                .toList();
        return live.isEmpty()
                ? Column.all().stream()
                        .filter(column -> game.winnerOf(column).isEmpty())
                        .toList()
                : live;
    }
}
