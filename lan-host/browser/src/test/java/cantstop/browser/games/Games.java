package cantstop.browser.games;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.PlayerName;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/// Whole games of bots, with their logs: a game follows from its number alone, on any machine.
public final class Games {
    private static final Person OWNER = new Person(new Key("5".repeat(64)), 0);
    private static final int MOST_MOVES = 20_000;

    private final Chance random;
    private final List<Bot> bots = new ArrayList<>();
    private final Log log = new Log();
    private final LongConsumer watch;

    /// @param levels says which bot has a seat
    /// @param watch is told how many nanoseconds each decision took
    private Games(int number, IntFunction<BotLevel> levels, LongConsumer watch) {
        this.watch = watch;
        random = new Chance(number);
        RuleSet rules = rules(number);
        Settings settings = Settings.DEFAULT
                .withColumnsToWin(rules.target())
                .withVariant(rules.variant())
                .withPlacing(rules.placing())
                .withPace(BotPace.AT_ONCE);
        append(Rules.open(
                new TableId("7".repeat(32)),
                new TableName("Games"),
                settings,
                new Key("1".repeat(64)),
                OWNER,
                badge(0)));
        for (int seat = 0; seat < rules.players(); seat++) {
            BotLevel level = levels.apply(seat);
            bots.add(Bots.named(level).orElseThrow());
            if (seat > 0) {
                decide(new Actor.Guest(OWNER), new Command.SeatBot(Seat.of(seat), level, badge(seat)));
            }
        }
    }

    private static RuleSet rules(int number) {
        List<RuleSet> all = RuleSet.all();
        return all.get(number % all.size());
    }

    private static BotLevel anyBot(int number, int seat) {
        List<BotLevel> levels = Bots.levels();
        return levels.get((number / RuleSet.all().size() + 3 * seat + number) % levels.size());
    }

    private static Badge badge(int seat) {
        return new Badge(
                new PlayerName("Bot " + seat),
                Colour.all().get(seat),
                Shape.all().get(seat));
    }

    /// The digest of all these games' logs, one behind the other.
    ///
    /// @param first the number of the first game
    public static String digest(int first, int count) {
        Digest all = Digest.EMPTY;
        for (int number = first; number < first + count; number++) {
            int game = number;
            all = all.after(new Games(number, seat -> anyBot(game, seat), _ -> {})
                    .play()
                    .bytes());
        }
        return all.toString();
    }

    /// How many nanoseconds the strongest bot took for each of its decisions in a game against itself; what the rules
    /// leave no choice about is none.
    public static List<Long> decisions(int number) {
        List<Long> took = new ArrayList<>();
        var _ = new Games(number, _ -> Bots.LEARNED, took::add).play();
        return took;
    }

    private Digest play() {
        decide(new Actor.Guest(OWNER), new Command.Start());
        for (int moves = 0; log.state().isPlaying(); moves++) {
            if (moves > MOST_MOVES) {
                throw new IllegalStateException("the game does not end");
            }
            GameState game = log.state().playing().orElseThrow();
            if (game.isThrowingForStart()) {
                decide(new Actor.Host(), new Command.ThrowForStart());
            } else {
                int seat = game.mover().number();
                Actor mover = seat == 0 ? new Actor.Guest(OWNER) : new Actor.BotAt(game.mover());
                decide(mover, new Command.Turn(log.state().decidedAt(), move(bots.get(seat), game)));
            }
        }
        return log.digest();
    }

    private TurnMove move(Bot bot, GameState game) {
        long from = System.nanoTime();
        TurnMove move = Bots.move(bot, game, random);
        if (game.options().size() > 1 || game.mayStop()) {
            watch.accept(System.nanoTime() - from);
        }
        return move;
    }

    private void decide(Actor actor, Command command) {
        Decision decision = Rules.decide(log.state(), actor, command, List.of());
        if (decision instanceof Decision.NeedsDice(int count)) {
            List<Integer> faces = count == Roll.DICE
                    ? Roll.of(random.nextInt(Roll.COUNT)).dice()
                    : IntStream.range(0, count)
                            .mapToObj(_ -> 1 + random.nextInt(6))
                            .toList();
            decision = Rules.decide(log.state(), actor, command, faces);
        }
        switch (decision) {
            case Decision.Accepted(var events) -> append(events);
            case Decision.Rejected(var reason) -> throw new IllegalStateException(command + " is refused: " + reason);
            case Decision.NeedsDice _ -> throw new IllegalStateException("more dice");
        }
    }

    private void append(List<Event> events) {
        events.forEach(event -> log.append(event, EventCodec.encode(event)));
    }
}
