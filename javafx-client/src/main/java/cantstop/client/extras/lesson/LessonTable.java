package cantstop.client.extras.lesson;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A table for two without a host: the learner and a bot that moves as the script says. Every move is decided by the
/// rules; one that they refuse is a fault of the script.
final class LessonTable {
    static final Seat MINE = Seat.of(0);
    static final Seat OTHER = Seat.of(1);

    private static final Key NOBODYS_KEY = new Key("0".repeat(64));
    private static final TableId TABLE = new TableId("0".repeat(32));

    private final Person me;
    private TableState state;

    /// Something that happened, and the table around it.
    record Happening(Event event, TableState before, TableState after) {}

    /// A game that has just begun, with the learner to roll.
    LessonTable(Person me, Badge badge, Badge others, TableName name) {
        this.me = me;
        state = Rules.evolve(Rules.unopened(), Rules.open(TABLE, name, Settings.DEFAULT, NOBODYS_KEY, me, badge));
        act(new Actor.Guest(me), new Command.SeatBot(OTHER, Bots.RANDOM, others), null);
        act(new Actor.Guest(me), new Command.Start(), null);
    }

    TableState state() {
        return state;
    }

    GameState game() {
        return state.playing().orElseThrow();
    }

    List<Happening> roll(Roll roll) {
        return turn(new TurnMove.RollDice(), roll);
    }

    List<Happening> choose(List<Column> columns) {
        return turn(new TurnMove.Choose(columns), null);
    }

    List<Happening> stop() {
        return turn(new TurnMove.Stop(), null);
    }

    /// A turn of one roll: the first option, and stop.
    List<Happening> shortTurn(Roll roll) {
        List<Happening> all = new ArrayList<>(roll(roll));
        all.addAll(choose(game().options().getFirst().columns()));
        all.addAll(stop());
        return all;
    }

    /// Goes on to where the learner has won 2 and 12, and stands just below the top of 7.
    void skipToTheEnd() {
        climb(new Roll(1, 6, 1, 6), 3, Column.of(2), Column.of(12));
        shortTurn(new Roll(3, 5, 2, 4));
        climb(new Roll(3, 4, 3, 4), 6, Column.of(7), Column.of(7));
        shortTurn(new Roll(4, 5, 3, 2));
    }

    private void climb(Roll roll, int times, Column... columns) {
        for (int time = 0; time < times; time++) {
            roll(roll);
            choose(List.of(columns));
        }
        stop();
    }

    private List<Happening> turn(TurnMove move, @Nullable Roll roll) {
        Seat mover = game().mover();
        Actor actor = mover.equals(MINE) ? new Actor.Guest(me) : new Actor.BotAt(mover);
        return act(actor, new Command.Turn(state.sequence(), move), roll);
    }

    private List<Happening> act(Actor actor, Command command, @Nullable Roll roll) {
        List<Integer> dice = roll == null ? List.of() : roll.dice();
        Decision decision = Rules.decide(state, actor, command, dice);
        if (decision instanceof Decision.NeedsDice && command instanceof Command.Start) {
            // The learner begins: a six for each die, and ones for the other.
            decision = Rules.decide(state, actor, command, List.of(6, 6, 1, 1));
        }
        if (!(decision instanceof Decision.Accepted(List<Event> events))) {
            throw new IllegalStateException(command + " led to " + decision);
        }
        List<Happening> happened = new ArrayList<>();
        for (Event event : events) {
            TableState after = Rules.evolve(state, event);
            happened.add(new Happening(event, state, after));
            state = after;
        }
        return happened;
    }
}
