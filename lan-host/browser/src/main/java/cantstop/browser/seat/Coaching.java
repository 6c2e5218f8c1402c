package cantstop.browser.seat;

import cantstop.engine.GameState;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.bot.Coach;
import cantstop.engine.bot.HandMadeValue;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Advice for the one whose turn it is, at a table that allows it: exact for this turn, and by a formula beyond it. The
/// nets of the desktop's coach would be a third of the page.
final class Coaching {
    private @Nullable Coach coach;

    Optional<Fields> advise(TableState state, Optional<Seat> mine) {
        return state.playing()
                .filter(game -> game.settings().coach() && game.isWaitingForMover())
                .filter(game -> mine.filter(game.mover()::equals).isPresent())
                .map(this::advise);
    }

    private Fields advise(GameState game) {
        Coach asked = coach == null ? new Coach(new HandMadeValue()) : coach;
        coach = asked;
        return switch (asked.advise(game)) {
            case Coach.Advice.MustRoll _ -> Fields.with("option", null).and("stop", false);
            case Coach.Advice.Options options ->
                Fields.with("option", options.best()).and("stop", null);
            case Coach.Advice.StopOrRoll advice -> Fields.with("option", null).and("stop", !advice.rollsOn());
        };
    }
}
