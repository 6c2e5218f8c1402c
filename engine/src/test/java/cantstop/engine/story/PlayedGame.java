package cantstop.engine.story;

import cantstop.engine.Actor;
import cantstop.engine.BotLevel;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TestTable;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.identity.Person;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// A game played by the rules, by hand or by bots.
final class PlayedGame {
    private static final List<Person> PEOPLE = List.of(TestTable.ANNA, TestTable.BEN, TestTable.CARA, TestTable.DAN);

    private final TestTable table;

    PlayedGame(int people, Settings settings) {
        table = TestTable.playing(people, settings);
    }

    static PlayedGame byBots(RuleSet rules, BotLevel level, long seed) {
        Settings settings = Settings.DEFAULT
                .withVariant(rules.variant())
                .withPlacing(rules.placing())
                .withColumnsToWin(rules.target());
        PlayedGame played = new PlayedGame(rules.players(), settings);
        Bot bot = Bots.named(level).orElseThrow();
        SplittableRandom random = new SplittableRandom(seed);
        while (played.table.state().isPlaying()) {
            played.move(
                    Bots.move(bot, played.game(), random),
                    random.ints(4, 1, 7).boxed().toArray(Integer[]::new));
        }
        return played;
    }

    List<cantstop.engine.Event> events() {
        return table.events();
    }

    GameState game() {
        return table.state().playing().orElseThrow();
    }

    PlayedGame roll(Integer... dice) {
        return move(new TurnMove.RollDice(), dice);
    }

    PlayedGame take(int... columns) {
        return move(
                new TurnMove.Choose(Arrays.stream(columns).mapToObj(Column::of).toList()));
    }

    PlayedGame stop() {
        return move(new TurnMove.Stop());
    }

    PlayedGame takeBack() {
        return move(new TurnMove.TakeBack());
    }

    /// The mover rolls the same so often, and takes the same.
    PlayedGame climb(int times, List<Integer> dice, int... columns) {
        for (int time = 0; time < times; time++) {
            roll(dice.toArray(Integer[]::new)).take(columns);
        }
        return this;
    }

    /// The mover takes 7 twice and stops.
    PlayedGame dullTurn() {
        return roll(3, 4, 5, 2).take(7, 7).stop();
    }

    /// Anna wins, whatever stands already: she climbs 2 and 12, then 3.
    PlayedGame takeTheWin() {
        while (table.state().isPlaying()) {
            if (game().mover().equals(Seat.of(0))) {
                climb();
            } else {
                dullTurn();
            }
        }
        return this;
    }

    /// Rolls that suit the columns 2, 3 and 12 until a stop wins one of them.
    private void climb() {
        while (game().columnsAtStake().isEmpty()) {
            boolean outer = game().winnerOf(Column.of(2)).isEmpty();
            roll(outer ? new Integer[] {1, 1, 6, 6} : new Integer[] {1, 2, 1, 2});
            move(new TurnMove.Choose(game().options().getFirst().columns()));
        }
        stop();
    }

    /// The mover has left, and is passed over.
    PlayedGame leavesAndIsPassedOver() {
        table.accept(actor(), new Command.Leave(true));
        return this;
    }

    PlayedGame endGame(Person by) {
        table.accept(new Actor.Guest(by), new Command.EndGame());
        return this;
    }

    /// A rematch begins.
    PlayedGame again() {
        table.accept(new Actor.Guest(TestTable.ANNA), new Command.Start());
        return this;
    }

    Story told() {
        return told(Storyteller.games(events()));
    }

    Story told(int game) {
        Storyteller teller = Storyteller.of(events(), game, Bots.coach());
        while (!teller.isDone()) {
            teller.goOn();
        }
        return teller.story();
    }

    /// Anna has 2 and 12 and stands on top of 3 after two turns of hers.
    static PlayedGame aboutToWin() {
        PlayedGame played = new PlayedGame(2, Settings.DEFAULT);
        for (int climb = 0; climb < 3; climb++) {
            played.roll(1, 1, 6, 6).take(2, 12);
        }
        played.stop().dullTurn();
        return played.roll(1, 2, 1, 2)
                .take(3, 3)
                .roll(1, 2, 1, 2)
                .take(3, 3)
                .roll(1, 2, 6, 1)
                .take(3, 7);
    }

    private PlayedGame move(TurnMove move, Integer... dice) {
        Integer[] faces = move instanceof TurnMove.RollDice ? dice : new Integer[0];
        table.accept(actor(), new Command.Turn(table.state().sequence(), move), faces);
        return this;
    }

    private Actor actor() {
        Seat mover = game().mover();
        List<Seat> seats = game().players().stream().map(Player::seat).toList();
        return new Actor.Guest(PEOPLE.get(seats.indexOf(mover)));
    }

    /// Whether the game waits for a roll at the start of a turn.
    boolean isBetweenTurns() {
        return game().phase() instanceof Phase.ToRoll;
    }
}
