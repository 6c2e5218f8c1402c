package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.RequestId;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A host logs moves, and a laptop compares them with what its people asked for.
class OwnMovesTest {
    private static final Person ME = new Person(new Key("a".repeat(64)), 0);
    private static final Person OTHER = new Person(new Key("b".repeat(64)), 0);

    private final AtomicInteger alarms = new AtomicInteger();
    private final OwnMoves moves = new OwnMoves(ME.key(), alarms::incrementAndGet);
    private TableState state = Rules.unopened();

    @BeforeEach
    void myTurn() {
        Rules.open(HostLog.TABLE, new TableName("T"), Settings.DEFAULT, OTHER.key(), ME, badge("Me"))
                .forEach(this::happens);
        does(OTHER, new Command.SitDown(Seat.of(1), badge("Other")));
        does(ME, new Command.Start(), 6, 6, 1, 1);
        moves.look(state);
    }

    private static Badge badge(String name) {
        return new Badge(new PlayerName(name), Colour.ORANGE, Shape.CIRCLE);
    }

    private void happens(Event event) {
        state = Rules.evolve(state, event);
        moves.happened(event, state);
    }

    private void does(Person person, Command command, Integer... faces) {
        Decision decision = Rules.decide(state, new Actor.Guest(person), command, List.of(faces));
        ((Decision.Accepted) decision).events().forEach(this::happens);
    }

    private void moved(TurnMove move, Integer... faces) {
        does(ME, new Command.Turn(state.sequence(), move), faces);
    }

    private void asked(long seen, TurnMove move) {
        moves.asks(new ClientMessage.Submit(
                new RequestId(1), HostLog.TABLE, Epoch.FIRST, 0, new Command.Turn(seen, move)));
    }

    private void askedAndMoved(TurnMove move, Integer... faces) {
        asked(state.sequence(), move);
        moved(move, faces);
    }

    @Test
    void whatWasAskedForIsNoWonder() {
        askedAndMoved(new TurnMove.RollDice(), 1, 2, 3, 4);
        askedAndMoved(new TurnMove.Choose(List.of(Column.of(3), Column.of(7))));
        askedAndMoved(new TurnMove.Stop());

        assertThat(alarms).hasValue(0);
    }

    @Test
    void aMoveThatNobodyAskedForIsSaidAloud() {
        moved(new TurnMove.RollDice(), 1, 2, 3, 4);

        assertThat(alarms).hasValue(1);
    }

    @Test
    void oneQuestionLeadsToOneMove() {
        askedAndMoved(new TurnMove.RollDice(), 1, 2, 3, 4);
        askedAndMoved(new TurnMove.Choose(List.of(Column.of(3), Column.of(7))));
        moved(new TurnMove.RollDice(), 1, 2, 3, 4);

        assertThat(alarms).hasValue(1);
    }

    @Test
    void aQuestionAboutALogThatTheHostHasNoMoreLeadsToNoMove() {
        asked(state.sequence() + 5, new TurnMove.RollDice());
        moved(new TurnMove.RollDice(), 1, 2, 3, 4);

        assertThat(alarms).hasValue(1);
    }

    @Test
    void anotherChoiceThanTheOneThatWasMadeIsSaidAloud() {
        askedAndMoved(new TurnMove.RollDice(), 1, 2, 3, 4);
        asked(state.sequence(), new TurnMove.Choose(List.of(Column.of(3), Column.of(7))));
        moved(new TurnMove.Choose(List.of(Column.of(4), Column.of(6))));

        assertThat(alarms).hasValue(1);
    }

    @Test
    void theMovesOfOthersAreTheirs() {
        askedAndMoved(new TurnMove.RollDice(), 1, 2, 3, 4);
        askedAndMoved(new TurnMove.Choose(List.of(Column.of(3), Column.of(7))));
        askedAndMoved(new TurnMove.Stop());
        does(OTHER, new Command.Turn(state.sequence(), new TurnMove.RollDice()), 1, 2, 3, 4);

        assertThat(alarms).hasValue(0);
    }

    @Test
    void whatWasBeforeThisLaptopLookedIsNotJudged() {
        OwnMoves newcomer = new OwnMoves(ME.key(), alarms::incrementAndGet);
        Command roll = new Command.Turn(state.sequence(), new TurnMove.RollDice());
        Decision decision = Rules.decide(state, new Actor.Guest(ME), roll, List.of(1, 2, 3, 4));
        Event rolled = ((Decision.Accepted) decision).events().getFirst();

        newcomer.happened(rolled, Rules.evolve(state, rolled));

        assertThat(alarms).hasValue(0);
    }

    @Test
    void aMoveThatAnEarlierRunOfThisProgramAskedForIsNoWonder() {
        OwnMoves restarted = new OwnMoves(ME.key(), alarms::incrementAndGet);
        restarted.look(state);

        heardBy(restarted, new TurnMove.RollDice(), 1, 2, 3, 4);
        assertThat(alarms).hasValue(0);

        heardBy(restarted, new TurnMove.Choose(List.of(Column.of(3), Column.of(7))));
        assertThat(alarms).hasValue(1);
    }

    /// A move of mine that the host logs, of which another run of the program hears.
    private void heardBy(OwnMoves run, TurnMove move, Integer... faces) {
        Command turn = new Command.Turn(state.sequence(), move);
        Decision decision = Rules.decide(state, new Actor.Guest(ME), turn, List.of(faces));
        for (Event event : ((Decision.Accepted) decision).events()) {
            state = Rules.evolve(state, event);
            run.happened(event, state);
        }
    }
}
