package cantstop.client.kit.board;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Packed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What stands on a board and what would, as the picture needs it. Pure; every step is the engine's.
///
/// @param game the state that is shown
/// @param preview where runners would stand, packed; 0 where nothing is considered
/// @param ghost the same for what somebody else considers
record Standing(GameState game, long preview, long ghost) {
    static Standing of(GameState game, @Nullable Option preview, @Nullable Option ghost) {
        return new Standing(game, moved(game, preview), moved(game, ghost));
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
