package cantstop.client.model.words;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.engine.Chair;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.StartThrow;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The log tells the game as somebody at the table would.
class LogWordsTest {
    private static List<String> told(FakeVisit visit) {
        return told(visit, Optional.empty());
    }

    private static List<String> told(FakeVisit visit, Optional<Person> me) {
        LogWords words = new LogWords(Words.of(Locale.ENGLISH), () -> me);
        List<String> told = new ArrayList<>();
        TableState state = Rules.unopened();
        for (LogEntry entry : visit.party().log()) {
            TableState after = Rules.evolve(state, entry.event());
            words.say(entry.event(), state, after).ifPresent(told::add);
            state = after;
        }
        return told;
    }

    @Test
    void aTurnIsToldFromTheRollToTheStop() {
        FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
        visit.annaRolls(3, 4, 5, 1)
                .annaTakes(6, 7)
                .annaRolls(3, 4, 3, 4)
                .annaTakes(7, 7)
                .annaStops();
        assertThat(told(visit))
                .containsSubsequence(
                        "Anna’s game was opened",
                        "Ben sat down",
                        "A game began. Who starts?",
                        "Anna starts (12 to 3)",
                        "Anna rolled 3-4-5-1",
                        "Anna climbed 6 and 7",
                        "Anna rolled 3-4-3-4",
                        "Anna climbed 7 twice",
                        "Anna banked 4 steps");
    }

    @Test
    void toAPlayerTheirOwnMovesAreYoursAndAllOthersHaveAName() {
        FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);

        assertThat(told(visit, Optional.of(FakeVisit.ANNA)))
                .containsSubsequence(
                        "You rolled 3-4-5-1",
                        "You climbed 6 and 7",
                        "You banked 2 steps",
                        "Ben rolled 3-4-5-2",
                        "Ben climbed 7 twice");
    }

    @Test
    void theThrowsForTheStartSayWhoStartsUnlessTheHighestAreEqual() {
        TableState table =
                new FakeVisit().hosting().withBen().withCleo().party().state().get();

        assertThat(start(table, 3, 6, 2)).contains("Ben starts (12 to 6 and 4)");
        assertThat(start(table, 6, 6, 2)).contains("For the start: Anna\u00a012, Ben\u00a012 and Cleo\u00a04");
    }

    private static Optional<String> start(TableState table, int anna, int ben, int cleo) {
        return new LogWords(Words.of(Locale.ENGLISH))
                .say(
                        new Event.StartRolled(List.of(
                                new StartThrow(Seat.of(0), anna, anna),
                                new StartThrow(Seat.of(1), ben, ben),
                                new StartThrow(Seat.of(2), cleo, cleo))),
                        table,
                        table);
    }

    @Test
    void aBustSaysWhatItCost() {
        FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
        visit.annaRolls(1, 1, 1, 2).annaTakes(2, 3).annaRolls(6, 6, 1, 1).annaTakes(2, 12);
        visit.annaRolls(5, 3, 5, 3);
        assertThat(told(visit)).last().isEqualTo("Anna rolled 5-3-5-3: bust (−4)");
    }

    @Test
    void whoeverOfThePlayersGoesOnAsHostIsNamed() {
        TableState table = table(new FakeVisit().hosting().withBen());
        Key ben = table.chairs().stream()
                .map(Chair::occupant)
                .filter(Occupant.Human.class::isInstance)
                .map(human -> ((Occupant.Human) human).person().key())
                .toList()
                .getLast();

        assertThat(goneOn(table, ben)).contains("Ben’s laptop is now the host");
        assertThat(goneOn(table, new Key("f".repeat(64)))).contains("Another laptop is now the host");
    }

    private static TableState table(FakeVisit visit) {
        TableState state = Rules.unopened();
        for (LogEntry entry : visit.party().log()) {
            state = Rules.evolve(state, entry.event());
        }
        return state;
    }

    private static Optional<String> goneOn(TableState table, Key hostKey) {
        Event epoch = new Event.EpochBegan(table.epoch().next(), hostKey);
        return new LogWords(Words.of(Locale.ENGLISH)).say(epoch, table, Rules.evolve(table, epoch));
    }
}
