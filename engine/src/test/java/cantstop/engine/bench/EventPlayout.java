package cantstop.engine.bench;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.TestTable;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.random.RandomGenerator;

/// The same random game as a host plays it: a command, the rules' decision, the fold of its events.
final class EventPlayout {
    private static final List<Person> PEOPLE = List.of(TestTable.ANNA, TestTable.BEN);

    private EventPlayout() {}

    /// A game between two, from the beginning of the first turn.
    ///
    /// @return the state at its end
    static TableState play(TableState begun, RandomGenerator random) {
        TableState state = begun;
        while (state.playing().isPresent()) {
            GameState game = state.playing().orElseThrow();
            Actor mover = new Actor.Guest(PEOPLE.get(game.mover().number()));
            TurnMove move = move(game, random);
            List<Integer> dice = move instanceof TurnMove.RollDice
                    ? Roll.of(random.nextInt(Roll.COUNT)).dice()
                    : List.of();
            Decision decision = Rules.decide(state, mover, new Command.Turn(state.sequence(), move), dice);
            if (!(decision instanceof Decision.Accepted(List<Event> events))) {
                throw new IllegalStateException(move + ": " + decision);
            }
            state = Rules.evolve(state, events);
        }
        return state;
    }

    private static TurnMove move(GameState game, RandomGenerator random) {
        if (game.phase() instanceof Phase.ToChoose) {
            List<Option> options = game.options();
            return new TurnMove.Choose(
                    options.get(random.nextInt(options.size())).columns());
        }
        return game.mayStop() && random.nextBoolean() ? new TurnMove.Stop() : new TurnMove.RollDice();
    }
}
