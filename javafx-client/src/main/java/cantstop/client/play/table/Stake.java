package cantstop.client.play.table;

import cantstop.client.kit.controls.Runner;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Packed;
import cantstop.engine.TableState;
import java.util.List;

/// What a bust would lose.
///
/// @param said in words; empty where it is nothing
/// @param danger of another roll as everybody can see it, 0 to 1; 0 where the table says the odds, which are more
/// precise
/// @param runners those that are out, from the lowest column
public record Stake(String said, double danger, List<Runner> runners) {
    static final Stake NOTHING = new Stake("", 0, List.of());

    /// So many steps at stake are the whole of the tape.
    private static final double MANY_STEPS = 20;

    /// What each runner beyond the first adds to it.
    private static final double EACH_RUNNER = 0.1;

    /// From so many steps on anybody would think twice.
    private static final int HIGH = 10;

    public Stake {
        runners = List.copyOf(runners);
    }

    /// @param rolls how often the mover has rolled this turn
    static Stake of(TableState table, GameState game, int rolls, Words words) {
        int steps = game.stepsAtStake();
        if (steps == 0 || game.isFinished()) {
            return NOTHING;
        }
        Colour colour = mover(table, game, words);
        List<Runner> runners = Column.all().stream()
                .filter(column -> game.marker(column) > 0)
                .map(column -> new Runner(column, colour, gained(game, column), column.height() - game.marker(column)))
                .toList();
        double seen = steps / MANY_STEPS + EACH_RUNNER * (runners.size() - 1);
        double danger = game.settings().odds() ? 0 : Math.min(1, seen);
        return new Stake(words.say("stake", steps, rolls), danger, runners);
    }

    /// In whose colour runners are.
    static Colour mover(TableState table, GameState game, Words words) {
        Badge badge = SeatNames.badge(words, table.chair(game.mover()));
        return badge == null ? Colour.ORANGE : badge.colour();
    }

    /// Whether another roll is one to dare: it would risk much, or the win.
    static boolean isHigh(GameState game) {
        return game.mayStop() && (game.stepsAtStake() >= HIGH || game.stopWinsGame());
    }

    private static int gained(GameState game, Column column) {
        return game.board().steps(Packed.with(0, column.number(), game.marker(column)));
    }
}
