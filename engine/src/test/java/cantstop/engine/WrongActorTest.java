package cantstop.engine;

import static cantstop.engine.TestTable.ANNA;
import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.BOT;
import static cantstop.engine.TestTable.EVE;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.FOURTH;
import static cantstop.engine.TestTable.HOST;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.badge;
import static cantstop.engine.TestTable.columns;
import static cantstop.engine.TestTable.guest;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Every command by every kind of actor: accepted of those named here and refused to all others.
class WrongActorTest {
    private static final Actor OWNER = guest(ANNA);
    private static final Actor OTHER = guest(BEN);
    private static final Actor STRANGER = guest(EVE);
    private static final List<Actor> ALL =
            List.of(OWNER, OTHER, STRANGER, HOST, new Actor.BotAt(FIRST), new Actor.BotAt(SECOND));

    static Stream<Arguments> whoMayAtAnnasTurn() {
        return Stream.of(
                of(new Command.Turn(99, new TurnMove.Choose(columns(5, 5))), OWNER),
                of(new Command.PassOver(99), HOST),
                of(new Command.TimeUp(99), HOST),
                of(new Command.SitDown(FOURTH, badge(3)), STRANGER),
                of(new Command.ChangeBadge(badge(0)), OWNER, OTHER),
                of(new Command.SeatBot(FOURTH, BOT, badge(3)), OWNER),
                of(new Command.Leave(false), OWNER, OTHER),
                of(new Command.Leave(true), OWNER, OTHER),
                of(new Command.Remove(SECOND, null), OWNER),
                of(new Command.GiveSeat(FIRST, null, EVE, badge(0)), OWNER),
                of(new Command.GiveSeat(SECOND, null, EVE, badge(0)), OWNER, OTHER),
                of(new Command.NameOwner(SECOND, null), OWNER, HOST),
                of(new Command.ChangeSettings(Settings.DEFAULT)),
                of(new Command.Lock(true), OWNER),
                of(new Command.Start()),
                of(new Command.EndGame()),
                of(new Command.LetBotPlay(SECOND, null, BOT), OWNER, OTHER, HOST),
                of(new Command.ComeBack(SECOND)),
                of(new Command.ThrowForStart()),
                of(new Command.ThrowAgain()),
                of(new Command.EndThrow(1, List.of())),
                of(new Command.GiveThrowUp(1, List.of(0))),
                of(new Command.BeginEpoch(new Epoch(2), TestTable.HOST_KEY), HOST));
    }

    static Stream<Arguments> whoMayBetweenGames() {
        return Stream.of(
                of(new Command.Turn(99, new TurnMove.RollDice())),
                of(new Command.PassOver(99)),
                of(new Command.TimeUp(99)),
                of(new Command.ChangeSettings(Settings.DEFAULT), OWNER),
                of(new Command.Start(), OWNER),
                of(new Command.EndGame()),
                of(new Command.ThrowForStart()));
    }

    private static Arguments of(Command command, Actor... allowed) {
        return Arguments.of(command, Set.of(allowed));
    }

    @ParameterizedTest
    @MethodSource("whoMayAtAnnasTurn")
    void atAnnasTurnNobodyElseMay(Command command, Set<Actor> allowed) {
        TestTable table =
                TestTable.playing(2, Settings.DEFAULT.withTimerSeconds(60)).roll(1, 2, 3, 4);

        judges(table, command, allowed);
    }

    @ParameterizedTest
    @MethodSource("whoMayBetweenGames")
    void betweenGamesNobodyElseMay(Command command, Set<Actor> allowed) {
        judges(TestTable.seating(2, Settings.DEFAULT), command, allowed);
    }

    private static void judges(TestTable table, Command command, Set<Actor> allowed) {
        Command timely = switch (command) {
            case Command.Turn turn -> table.turn(turn.move());
            case Command.PassOver _ -> new Command.PassOver(table.state().sequence());
            case Command.TimeUp _ -> new Command.TimeUp(table.state().sequence());
            case Command.Start _, Command.ThrowForStart _, Command.OfThrow _, Command.OfTable _ -> command;
        };
        for (Actor actor : ALL) {
            assertThat(table.ask(actor, timely) instanceof Decision.Rejected)
                    .as("%s refused to %s", timely, actor)
                    .isNotEqualTo(allowed.contains(actor));
        }
    }
}
