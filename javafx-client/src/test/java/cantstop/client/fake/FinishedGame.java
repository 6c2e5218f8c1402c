package cantstop.client.fake;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import java.util.SplittableRandom;

/// A whole game at Anna's table: she plays by the rule of 28, the others misjudge a lot.
public final class FinishedGame {
    private FinishedGame() {}

    /// Plays it, with the dice of this seed.
    public static FakeVisit play(FakeVisit visit, long seed) {
        return begin(visit, seed, Integer.MAX_VALUE);
    }

    /// Plays its first moves.
    public static FakeVisit begin(FakeVisit visit, long seed, int moves) {
        visit.annaStarts();
        visit.guest().atOnce(() -> goOn(visit.guest(), seed, moves));
        visit.later.run();
        return visit;
    }

    /// Goes on with a game that has begun, for so many moves.
    public static void goOn(FakeGuest guest, long seed, int moves) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int move = 0; move < moves && guest.table().isPlaying(); move++) {
            move(guest, random);
        }
    }

    /// Plays a game that has begun, until it is the turn of the same player again for the third time.
    public static void threeRounds(FakeGuest guest, long seed) {
        guest.atOnce(() -> playThreeRounds(guest, new SplittableRandom(seed)));
    }

    private static void playThreeRounds(FakeGuest guest, SplittableRandom random) {
        Seat mover = game(guest).mover();
        for (int round = 0; round < 3; round++) {
            while (game(guest).mover().equals(mover)) {
                move(guest, random);
            }
            while (!game(guest).mover().equals(mover)) {
                move(guest, random);
            }
        }
    }

    private static GameState game(FakeGuest guest) {
        return guest.table().playing().orElseThrow();
    }

    private static void move(FakeGuest guest, SplittableRandom random) {
        TableState table = guest.table();
        GameState game = game(guest);
        Seat mover = game.mover();
        Bot bot = Bots.named(mover.equals(Seat.of(0)) ? Bots.RULE_OF_28 : Bots.CARELESS)
                .orElseThrow();
        TurnMove move = Bots.move(bot, game, random);
        if (move instanceof TurnMove.RollDice) {
            guest.dice(random.ints(4, 1, 7).toArray());
        }
        Actor actor = table.chair(mover).occupant() instanceof Occupant.Human human
                ? new Actor.Guest(human.person())
                : new Actor.BotAt(mover);
        guest.act(actor, new Command.Turn(table.sequence(), move));
    }
}
