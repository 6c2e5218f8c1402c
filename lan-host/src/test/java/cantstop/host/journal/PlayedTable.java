package cantstop.host.journal;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.Phase;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;

/// A table where somebody plays game after game against a bot, from one seed; and the pages that its host would
/// write of it.
final class PlayedTable {
    static final Key HOST_KEY = new Key("f".repeat(64));

    private static final Person ANNA = new Person(new Key("a".repeat(64)), 0);

    private final Log log = new Log();
    private final SplittableRandom random;
    private long written;

    PlayedTable(long seed) {
        random = new SplittableRandom(seed);
        byte[] id = new byte[16];
        random.nextBytes(id);
        add(Rules.open(
                new TableId(HexFormat.of().formatHex(id)),
                new TableName("Table " + seed),
                Settings.DEFAULT,
                HOST_KEY,
                ANNA,
                badge("Anna")));
        does(new Actor.Guest(ANNA), new Command.SeatBot(Seat.of(1), new BotLevel("rule-of-28"), badge("Bot")));
    }

    private static Badge badge(String name) {
        return new Badge(new PlayerName(name), Colour.BLUE, Shape.CIRCLE);
    }

    /// Plays until the log has at least so many events.
    PlayedTable plays(long events) {
        while (log.sequence() < events) {
            GameState game = log.state().playing().orElse(null);
            if (game == null) {
                does(new Actor.Guest(ANNA), new Command.Start());
            } else if (game.phase() instanceof Phase.ForStart) {
                does(new Actor.Host(), new Command.ThrowForStart());
            } else {
                Actor mover = game.mover().equals(Seat.of(0)) ? new Actor.Guest(ANNA) : new Actor.BotAt(game.mover());
                does(mover, new Command.Turn(log.sequence(), Bots.move(HeuristicBot.RULE_OF_28, game, random)));
            }
        }
        return this;
    }

    /// Plays a whole game.
    PlayedTable playsAGame() {
        do {
            plays(log.sequence() + 1);
        } while (log.state().isPlaying());
        return this;
    }

    /// The person gets up, between two games.
    PlayedTable empties() {
        does(new Actor.Guest(ANNA), new Command.Leave(false));
        return this;
    }

    /// Its host goes on as another instance.
    PlayedTable resumes() {
        HostInstance next = new HostInstance("1".repeat(32));
        does(new Actor.Host(), new Command.BeginEpoch(log.state().epoch(), HOST_KEY, null, next));
        return this;
    }

    /// Another host leads the table from now on.
    PlayedTable movesTo(Key hostKey) {
        does(new Actor.Host(), new Command.BeginEpoch(log.state().epoch().next(), hostKey));
        return this;
    }

    private void does(Actor actor, Command command) {
        Decision decision = Rules.decide(log.state(), actor, command, List.of());
        if (decision instanceof Decision.NeedsDice(int count)) {
            decision = Rules.decide(
                    log.state(),
                    actor,
                    command,
                    random.ints(count, 1, 7).boxed().toList());
        }
        if (!(decision instanceof Decision.Accepted(List<Event> events))) {
            throw new IllegalStateException(command + ": " + decision);
        }
        add(events);
    }

    private void add(List<Event> events) {
        events.forEach(event -> log.append(event, EventCodec.encode(event)));
    }

    TableId id() {
        return log.state().id();
    }

    Log log() {
        return log;
    }

    /// What was not written yet.
    Journal.Page page() {
        List<HostMessage.Entry> entries = new ArrayList<>(
                log.after(written).stream().map(HostMessage.Entry::of).toList());
        written = log.sequence();
        return new Journal.Page(entries, log.state());
    }

    /// The whole log from its beginning.
    Journal.Page whole() {
        written = log.sequence();
        return new Journal.Page(log.after(0).stream().map(HostMessage.Entry::of).toList(), log.state());
    }
}
