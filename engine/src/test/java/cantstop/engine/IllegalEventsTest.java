package cantstop.engine;

import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.BOT;
import static cantstop.engine.TestTable.EVE;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.HOST_KEY;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.badge;
import static cantstop.engine.TestTable.columns;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// An audit names the first event of a log that could not have happened.
class IllegalEventsTest {
    private static final Roll ROLL = new Roll(1, 2, 3, 4);

    /// Events that can't come after Anna has rolled 1-2-3-4 in a game with Ben at a table without a timer.
    static Stream<Event> impossibleAfterARoll() {
        Occupant eve = new Occupant.Human(EVE);
        return Stream.of(
                new Event.Opened(TestTable.ID, new TableName("again"), Settings.DEFAULT),
                new Event.EpochBegan(new Epoch(3), HOST_KEY),
                new Event.OwnerChanged(EVE),
                new Event.Sat(SECOND, eve, badge(2)),
                new Event.Sat(THIRD, eve, badge(0)),
                new Event.Sat(THIRD, new Occupant.Human(BEN), badge(2)),
                new Event.Sat(FIRST, new Occupant.Robot(BOT), badge(2)),
                new Event.BadgeChanged(FIRST, badge(1)),
                new Event.BadgeChanged(THIRD, badge(2)),
                new Event.Left(THIRD, LeaveReason.LEFT),
                new Event.Left(THIRD, LeaveReason.REMOVED),
                new Event.SeatGiven(THIRD, eve, badge(2)),
                new Event.SeatGiven(SECOND, new Occupant.Robot(BOT), badge(1)),
                new Event.SeatGiven(SECOND, eve, badge(0)),
                new Event.BotTookOver(THIRD, BOT),
                new Event.PersonBack(FIRST),
                new Event.SettingsChanged(Settings.DEFAULT),
                new Event.Started(List.of(FIRST, SECOND), null),
                new Event.StartRolled(List.of(new StartThrow(FIRST, 1, 1), new StartThrow(SECOND, 2, 2))),
                new Event.StartRolled(List.of()),
                new Event.Rolled(FIRST, ROLL, false, MoveSource.PERSON),
                new Event.Chosen(FIRST, columns(2, 12), MoveSource.PERSON),
                new Event.Chosen(FIRST, columns(7, 3), MoveSource.PERSON),
                new Event.Chosen(FIRST, List.of(), MoveSource.PERSON),
                new Event.Chosen(FIRST, columns(3, 3, 7), MoveSource.PERSON),
                new Event.Chosen(SECOND, columns(3, 7), MoveSource.PERSON),
                new Event.Chosen(THIRD, columns(3, 7), MoveSource.PERSON),
                new Event.Chosen(FIRST, columns(3, 7), MoveSource.BOT),
                new Event.Chosen(FIRST, columns(3, 7), MoveSource.CLOCK),
                new Event.TakenBack(FIRST),
                new Event.TakenBack(THIRD),
                new Event.Stopped(FIRST, List.of(), false, MoveSource.PERSON),
                new Event.PassedOver(FIRST, true, List.of(), false),
                new Event.PassedOver(SECOND, false, List.of(), false),
                new Event.Over(null),
                new Event.Over(FIRST));
    }

    @ParameterizedTest
    @MethodSource("impossibleAfterARoll")
    void namesAnEventThatCannotComeAfterARoll(Event planted) {
        TestTable table = TestTable.playing(2, Settings.DEFAULT).roll(1, 2, 3, 4);

        assertThat(audited(table, planted).map(Audit.Illegal::event)).contains(planted);
        assertThat(audited(table, planted).map(Audit.Illegal::sequence))
                .contains(table.events().size() + 1L);
    }

    /// Outcomes that are not what the rules make of the same move.
    static Stream<Event> falseAfterAChoice() {
        return Stream.of(
                new Event.Rolled(FIRST, ROLL, true, MoveSource.PERSON),
                new Event.Rolled(FIRST, new Roll(1, 1, 1, 1), true, MoveSource.BOT),
                new Event.Stopped(FIRST, columns(7), false, MoveSource.PERSON),
                new Event.Stopped(FIRST, List.of(), true, MoveSource.PERSON),
                new Event.PassedOver(FIRST, false, List.of(), false),
                new Event.PassedOver(FIRST, true, columns(7), false),
                new Event.Chosen(FIRST, columns(3, 7), MoveSource.PERSON));
    }

    @ParameterizedTest
    @MethodSource("falseAfterAChoice")
    void namesAnOutcomeThatTheRulesDoNotComeTo(Event planted) {
        TestTable table =
                TestTable.playing(2, Settings.DEFAULT).roll(1, 2, 3, 4).choose(3, 7);

        assertThat(audited(table, planted).map(Audit.Illegal::event)).contains(planted);
    }

    @Test
    void givesTheReasonWhereTheRulesRefuse() {
        TestTable table = TestTable.playing(2, Settings.DEFAULT).roll(1, 2, 3, 4);
        Event planted = new Event.Stopped(FIRST, List.of(), false, MoveSource.PERSON);

        assertThat(audited(table, planted))
                .contains(new Audit.Illegal(table.events().size() + 1L, planted, Refusal.Plain.CHOOSE_FIRST));
    }

    @Test
    void namesWhatStandsWhereAConsequenceIsMissing() {
        TestTable table = TestTable.playing(3, Settings.DEFAULT).roll(1, 2, 3, 4);
        long before = table.events().size();
        table.apply(List.of(
                new Event.Left(FIRST, LeaveReason.LEFT), new Event.OwnerChanged(BEN), new Event.LockChanged(true)));

        assertThat(Audit.firstIllegal(table.events()).map(Audit.Illegal::sequence))
                .contains(before + 3);
    }

    @Test
    void namesWhatStandsWhereTheDiceOfTheStartShould() {
        List<Event> events =
                new ArrayList<>(TestTable.seating(3, Settings.DEFAULT).events());
        int before = events.size();
        events.add(new Event.Started(List.of(FIRST, SECOND, THIRD), null));
        events.add(new Event.Rolled(FIRST, ROLL, false, MoveSource.PERSON));
        assertThat(Audit.firstIllegal(events).map(Audit.Illegal::sequence)).contains(before + 2L);

        events.set(before + 1, new Event.StartRolled(List.of(new StartThrow(FIRST, 1, 1))));
        assertThat(Audit.firstIllegal(events).map(Audit.Illegal::sequence)).contains(before + 2L);
        events.set(before, new Event.Started(List.of(FIRST, SECOND), null));
        assertThat(Audit.firstIllegal(events).map(Audit.Illegal::sequence)).contains(before + 1L);
    }

    @Test
    void namesTheFirstEventThatDoesNotOpenATable() {
        List<Event> opening = TestTable.opened(Settings.DEFAULT).events();
        List<Event> wrong = List.of(
                new Event.LockChanged(true),
                new Event.EpochBegan(new Epoch(2), HOST_KEY),
                new Event.Sat(FIRST, new Occupant.Robot(BOT), badge(0)),
                new Event.OwnerChanged(BEN));
        for (int place = 0; place < opening.size(); place++) {
            List<Event> changed = new ArrayList<>(opening);
            changed.set(place, wrong.get(place));
            assertThat(Audit.firstIllegal(changed).map(Audit.Illegal::sequence)).contains(place + 1L);
            changed.set(place, new Event.PersonBack(FIRST));
            assertThat(Audit.firstIllegal(changed).map(Audit.Illegal::sequence)).contains(place + 1L);
        }
    }

    private static Optional<Audit.Illegal> audited(TestTable table, Event planted) {
        List<Event> events = new ArrayList<>(table.events());
        events.add(planted);
        return Audit.firstIllegal(events);
    }
}
