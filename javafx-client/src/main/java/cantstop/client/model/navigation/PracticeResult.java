package cantstop.client.model.navigation;

import cantstop.client.model.profile.Practice;
import cantstop.engine.BotLevel;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The effect of a practice game on the profile: the last set-up, and the bots that were beaten.
final class PracticeResult {
    private PracticeResult() {}

    /// What is remembered of the table in its present state.
    static Practice after(Practice before, TableState table, Optional<Seat> mine) {
        Practice practice = before;
        if (table.isPlaying() && !bots(table).isEmpty()) {
            practice = practice.with(table.settings()).against(bots(table));
        }
        GameState game = table.game();
        if (game != null && game.isFinished() && mine.equals(Optional.ofNullable(game.winner()))) {
            practice = practice.beating(bots(table));
        }
        return practice;
    }

    /// The bots that play, in the order of their seats.
    static List<BotLevel> bots(TableState table) {
        return table.chairs().stream()
                .flatMap(chair -> chair.occupant() instanceof Occupant.Robot(BotLevel level)
                        ? Stream.of(level)
                        : Stream.<BotLevel>empty())
                .toList();
    }
}
