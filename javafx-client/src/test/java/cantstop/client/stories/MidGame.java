package cantstop.client.stories;

import static cantstop.client.stories.Steps.play;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.protocol.HostMessage;
import java.util.List;
import javafx.scene.input.KeyCode;

/// Half an hour later: four players, and the board of a game that is under way. What a player sees most of an evening.
final class MidGame {
    private static final Seat BEN = Seat.of(1);
    private static final Seat CLEO = Seat.of(2);
    private static final Seat ROBO = Seat.of(3);

    private MidGame() {}

    static void tell(Chapter chapter) {
        chapter.tell(
                "game-choose",
                visit -> together(round(visit).annaRolls(4, 4, 5, 3).annaTakes(8, 8))
                        .annaRolls(3, 4, 5, 1));
        chapter.tell("game-other", visit -> {
            round(visit).annaRolls(4, 4, 5, 3).annaTakes(8, 8).annaStops();
            climbs(visit, BEN, List.of(4, 6, 5, 5), 10, 10);
            rolls(together(visit), BEN, 5, 3, 6, 1);
        });
        chapter.tell("game-considered", visit -> {
            round(visit).annaRolls(4, 4, 5, 3).annaTakes(8, 8).annaStops();
            climbs(visit, BEN, List.of(4, 6, 5, 5), 10, 10);
            rolls(visit, BEN, 5, 3, 6, 1);
            visit.guest().notice(new HostMessage.Hovered(FakeGuest.TABLE, BEN, FakeVisit.columns(7, 8)));
        });
        chapter.tell("game-stakes", visit -> hot(round(visit)));
        chapter.tell("game-words", visit -> hot(round(visit)), KeyCode.L);
        chapter.tell("game-bust", visit -> together(hot(round(visit))).annaRolls(1, 1, 3, 2));
        chapter.tell("game-column", visit -> winsEight(round(visit)));
        chapter.tell("game-end", visit -> {
            winsEight(round(visit));
            keeps(visit, BEN, List.of(4, 6, 5, 5), 10, 10);
            keeps(visit, CLEO, List.of(1, 2, 2, 3), 3, 5);
            keeps(visit, ROBO, List.of(4, 5, 4, 5), 9, 9);
            for (int time = 0; time < 3; time++) {
                visit.annaRolls(3, 4, 5, 2).annaTakes(7, 7);
            }
            visit.annaRolls(2, 4, 5, 1).annaTakes(6, 6).annaRolls(2, 4, 5, 1).annaTakes(6, 6);
            visit.annaRolls(3, 4, 2, 4).annaTakes(6, 7).annaStops();
        });
    }

    /// Each has had a turn; Ben has won 12.
    static FakeVisit round(FakeVisit visit) {
        play(visit.hosting().withBen().withCleo().withBot());
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaRolls(1, 3, 4, 3).annaTakes(4, 7);
        visit.annaRolls(2, 2, 3, 3).annaTakes(4, 6).annaStops();
        climbs(visit, BEN, List.of(6, 6, 6, 6), 12, 12);
        climbs(visit, BEN, List.of(6, 6, 5, 5), 12, 10);
        keeps(visit, BEN, List.of(5, 5, 3, 4), 10, 7);
        climbs(visit, CLEO, List.of(1, 2, 2, 3), 3, 5);
        climbs(visit, CLEO, List.of(1, 2, 4, 4), 3, 8);
        keeps(visit, CLEO, List.of(2, 3, 4, 4), 5, 8);
        climbs(visit, ROBO, List.of(3, 4, 4, 5), 7, 9);
        climbs(visit, ROBO, List.of(3, 3, 4, 5), 6, 9);
        keeps(visit, ROBO, List.of(3, 4, 2, 5), 7, 7);
        return visit;
    }

    /// Eighteen steps on the three best columns.
    private static FakeVisit hot(FakeVisit visit) {
        for (int time = 0; time < 3; time++) {
            visit.annaRolls(4, 4, 5, 1).annaTakes(6, 8);
            visit.annaRolls(3, 4, 4, 4).annaTakes(7, 8);
        }
        return visit.annaRolls(2, 4, 3, 4).annaTakes(6, 7);
    }

    /// All laptops make the roll that comes; the last one of a story.
    private static FakeVisit together(FakeVisit visit) {
        visit.guest().throwsTogether(FakeGuest.HOST_KEY, FakeVisit.BEN.key(), FakeVisit.CLEO.key());
        return visit;
    }

    /// From a position of hot stakes to the top of 8, and stops there.
    private static FakeVisit winsEight(FakeVisit visit) {
        hot(visit).annaRolls(4, 4, 5, 3).annaTakes(8, 8).annaRolls(4, 4, 5, 3).annaTakes(8, 8);
        return visit.annaRolls(4, 4, 6, 6).annaTakes(8).annaStops();
    }

    private static void keeps(FakeVisit visit, Seat seat, List<Integer> dice, int... columns) {
        climbs(visit, seat, dice, columns);
        moves(visit, seat, new TurnMove.Stop());
    }

    private static void climbs(FakeVisit visit, Seat seat, List<Integer> dice, int... columns) {
        rolls(visit, seat, dice.stream().mapToInt(Integer::intValue).toArray());
        moves(visit, seat, new TurnMove.Choose(FakeVisit.columns(columns)));
    }

    private static void rolls(FakeVisit visit, Seat seat, int... dice) {
        visit.guest().dice(dice);
        moves(visit, seat, new TurnMove.RollDice());
    }

    private static void moves(FakeVisit visit, Seat seat, TurnMove move) {
        Actor actor = seat.equals(ROBO)
                ? new Actor.BotAt(ROBO)
                : new Actor.Guest(seat.equals(BEN) ? FakeVisit.BEN : FakeVisit.CLEO);
        visit.guest().act(actor, new Command.Turn(visit.guest().table().sequence(), move));
        visit.later.run();
    }
}
