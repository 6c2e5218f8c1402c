package cantstop.host.guests;

import cantstop.engine.Badge;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.TableState;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.identity.Person;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// What a player does at a table: sits down, begins as its owner, and moves by the Rule of 28.
///
/// @param seats how many sit at the table before its owner begins
record Strategy(int seats, Person person, Badge badge, SplittableRandom random) {
    /// The next command; null where it is not this player's turn to do anything.
    @Nullable
    Command command(TableState seen) {
        if (seen.seatOf(person).isEmpty()) {
            return seen.occupied().size() < seats ? new Command.SitDown(null, badge) : null;
        }
        GameState game = seen.playing().orElse(null);
        if (game == null) {
            return seen.isOwner(person) && seen.occupied().size() == seats ? new Command.Start() : null;
        }
        boolean mine = (game.mayRoll() || !game.options().isEmpty())
                && seen.chair(game.mover()).isOf(person)
                && seen.chair(game.mover()).bot() == null;
        return mine ? new Command.Turn(seen.sequence(), Bots.move(HeuristicBot.RULE_OF_28, game, random)) : null;
    }
}
